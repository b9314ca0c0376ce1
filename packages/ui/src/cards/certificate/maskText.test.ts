import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskIdCard, maskMobile } from './maskText.ts';

test.each([
  ['330106199203142419', '330106********2419'],
  ['33010519890617511X', '330105********511X'],
  ['330106920314241', '330106*****4241'],
  [' 330106199203142419 ', '330106********2419'],
  ['1234567890', '1*********'],
  ['7', '*'],
  ['', ''],
])('the identity card %j shows as %j', (idCard, masked) => {
  expect(maskIdCard(idCard)).toBe(masked);
});

test.each([
  ['13857146209', '138****6209'],
  ['+8613857146209', '+86*******6209'],
  ['0571-8832 6610', '057*******6610'],
  ['12345', '1****'],
  ['', ''],
])('the mobile %j shows as %j', (mobile, masked) => {
  expect(maskMobile(mobile)).toBe(masked);
});

test.each([maskIdCard, maskMobile])('no text is shown in full', (mask) => {
  const texts = fc.string({ minLength: 1 }).filter((text) => text.trim() !== '');
  fc.assert(
    fc.property(texts, (text) => {
      const masked = mask(text);
      expect(Array.from(masked)).toHaveLength(Array.from(text.trim()).length);
      expect(masked).toContain('*');
    }),
  );
});
