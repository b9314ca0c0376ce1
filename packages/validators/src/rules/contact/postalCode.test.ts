import { testRule } from '../../../test/testRule.ts';
import { postalCodeSamples } from './postalCode.samples.ts';

testRule(postalCodeSamples);
