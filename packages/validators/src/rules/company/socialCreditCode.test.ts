import { expect, test } from 'vitest';
import { passesWithOneDigitChanged } from '../../../test/oneDigitChanged.ts';
import { testRule } from '../../../test/testRule.ts';
import { socialCreditCodeSamples } from './socialCreditCode.samples.ts';

testRule(socialCreditCodeSamples);

test('one digit changed is refused strictly', () => {
  expect(passesWithOneDigitChanged(socialCreditCodeSamples)).toEqual([]);
});
