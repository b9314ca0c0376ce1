import { expect, test } from 'vitest';
import { passesWithOneDigitChanged } from '../../../test/oneDigitChanged.ts';
import { testRule } from '../../../test/testRule.ts';
import { businessLicenceSamples } from './businessLicence.samples.ts';

testRule(businessLicenceSamples);

test('one digit changed is refused strictly', () => {
  expect(passesWithOneDigitChanged(businessLicenceSamples)).toEqual([]);
});
