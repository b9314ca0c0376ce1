import { expect, test } from 'vitest';
import { passesWithOneDigitChanged } from '../../../test/oneDigitChanged.ts';
import { testRule } from '../../../test/testRule.ts';
import { idCard } from './idCard.ts';
import { idCardSamples } from './idCard.samples.ts';

testRule(idCardSamples);

test('one digit changed is refused strictly', () => {
  expect(passesWithOneDigitChanged(idCardSamples)).toEqual([]);
});

test.each([
  ['a province that does not exist', '161105194912310026'],
  ['a thirteenth month', '110105194913310024'],
  ['a thirtieth of February', '110105194902300028'],
  ['a twenty-ninth of February in a common year', '110105194902290028'],
  ['a day zero', '110105194912000021'],
  ['the year 949', '110105094912310023'],
])('strict refuses %s though the check character is right', (_, text) => {
  const valid = '10X98765432'.split('').map((character) => text.slice(0, 17) + character);
  expect(valid.some((candidate) => idCard.strict().test(candidate))).toBe(false);
});

test('strict knows leap years', () => {
  const candidates = '10X98765432'.split('').map((character) => `11010520000229001${character}`);
  expect(candidates.filter((candidate) => idCard.strict().test(candidate))).toHaveLength(1);
});
