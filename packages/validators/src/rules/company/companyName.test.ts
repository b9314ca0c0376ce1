import { testRule } from '../../../test/testRule.ts';
import { companyNameSamples } from './companyName.samples.ts';

testRule(companyNameSamples);
