import { expect, test } from 'vitest';
import { passesWithOneDigitChanged } from '../../../test/oneDigitChanged.ts';
import { testRule } from '../../../test/testRule.ts';
import { bankCardSamples } from './bankCard.samples.ts';

testRule(bankCardSamples);

test('one digit changed is refused strictly', () => {
  expect(passesWithOneDigitChanged(bankCardSamples)).toEqual([]);
});
