import { expect, test } from 'vitest';
import { schoolAddress, schoolTabIndex } from './schoolAddress.ts';

test('a group of the profile has an address', () => {
  expect(schoolAddress()).toBe('/school-info');
  expect(schoolAddress(2)).toBe('/school-info?index=2');
});

test.each([
  ['', null],
  ['index=2', 2],
  ['data=3', 3],
  ['index=1&data=3', 1],
  ['index=', null],
  ['index=-1', null],
  ['index=1.5', null],
  ['index=two', null],
  ['index=1e9', null],
])('?%s means %s', (query, index) => {
  expect(schoolTabIndex(new URLSearchParams(query))).toBe(index);
});
