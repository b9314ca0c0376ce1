import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { expect, test } from 'vitest';
import { isAssignedLandline } from './isAssignedLandline.ts';

const LOCAL_NUMBERS = ['6234567', '62345678'];

const isInPlan = (code: string) =>
  LOCAL_NUMBERS.some((local) => {
    const found = parsePhoneNumberFromString(code + local, 'CN');
    return found?.getType() === 'FIXED_LINE';
  });

const codes = (digits: number, first: number, end: number) =>
  Array.from({ length: end - first }, (_, index) => String(first + index).padStart(digits, '0'));

// Three digits begin with 01 or 02, four with 03 to 09.
test.each([
  ['three', codes(3, 10, 30)],
  ['four', codes(4, 300, 1000)],
])('the area codes of %s digits are those of libphonenumber', (_digits, all) => {
  const found = all.filter((code) => isAssignedLandline(`${code}-62345678`));
  expect(found.length).toBeGreaterThan(9);
  expect(found).toEqual(all.filter(isInPlan));
});

test.each(['0100', '0171', '0378', '010 ', ' 010', '10', '', '01', '00', '07555'])(
  '%j is no area code',
  (code) => {
    expect(isAssignedLandline(`${code}-62345678`)).toBe(false);
  },
);

test.each(['0', '1', '9'])('a local number does not begin with %s', (digit) => {
  expect(isAssignedLandline(`010-${digit}2345678`)).toBe(false);
});
