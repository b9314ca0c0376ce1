import { expect, test } from 'vitest';
import { frameAddress, storyAddress } from './storyAddress.ts';

test('an address keeps brand, width and motion, and is relative', () => {
  expect(
    storyAddress('exam-answering-screen--offline', {
      brand: 'kingdee',
      viewport: 'phone',
      motion: 'reduced',
    }),
  ).toBe(
    './?path=/story/exam-answering-screen--offline&globals=brand:kingdee;viewport.value:phone;motion:reduced',
  );
});

test('a page of documentation has its own path; without choices nothing is added', () => {
  expect(storyAddress('button--docs')).toBe('./?path=/docs/button--docs');
  expect(frameAddress('button--default')).toBe('./iframe.html?id=button--default&viewMode=story');
});
