import { expect, test } from 'vitest';
import { passesWithOneDigitChanged } from '../../../test/oneDigitChanged.ts';
import { testRule } from '../../../test/testRule.ts';
import { organisationCodeSamples } from './organisationCode.samples.ts';

testRule(organisationCodeSamples);

test('one digit changed is refused strictly', () => {
  expect(passesWithOneDigitChanged(organisationCodeSamples)).toEqual([]);
});
