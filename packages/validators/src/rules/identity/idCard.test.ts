import { expect, test } from 'vitest';
import { idCard } from './idCard.ts';

const CHECK_CHARACTERS = Array.from('10X98765432');

/** The 17 digits with each possible check character. */
const completed = (digits: string) => CHECK_CHARACTERS.map((character) => digits + character);

test.each([
  ['a province that does not exist', '161105194912310026'],
  ['a thirteenth month', '110105194913310024'],
  ['a thirtieth of February', '110105194902300028'],
  ['a twenty-ninth of February in a common year', '110105194902290028'],
  ['a day zero', '110105194912000021'],
  ['the year 1849', '110105184912310023'],
  ['the year 2100', '110105210012310023'],
  ['the city 99', '119999199003070732'],
  ['the county 00 of the city 99', '339900199003070732'],
  ['the permit 810001', '810001199003070732'],
])('strict refuses %s with any check character', (_, text) => {
  const candidates = completed(text.slice(0, 17));
  expect(candidates.some((candidate) => idCard.strict().test(candidate))).toBe(false);
});

test('strict handles leap years', () => {
  const candidates = completed('11010520000229001');
  expect(candidates.filter((candidate) => idCard.strict().test(candidate))).toHaveLength(1);
});

test('strict accepts every province code of GB/T 2260 and no other', () => {
  const accepted = Array.from({ length: 90 }, (_, code) => String(code).padStart(2, '0')).filter((code) =>
    completed(`${code}${code.startsWith('8') ? '0000' : '0105'}19491231002`).some((candidate) =>
      idCard.strict().test(candidate),
    ),
  );
  expect(accepted.join(' ')).toBe(
    '11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65 71 81 82 83',
  );
});

test("strict takes a permanent resident's number, whose province follows the 9", () => {
  const strict = idCard.strict();
  expect(strict.test('911840199003070735')).toBe(true);
  // No province 16; another check character.
  expect(completed('91684019900307073').some((text) => strict.test(text))).toBe(false);
  expect(strict.test('911840199003070736')).toBe(false);
});
