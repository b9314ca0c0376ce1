import { testRule } from '../../../test/testRule.ts';
import { addressSamples } from './address.samples.ts';

testRule(addressSamples);
