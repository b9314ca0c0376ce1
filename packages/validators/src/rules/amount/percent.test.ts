import { testRule } from '../../../test/testRule.ts';
import { percentSamples } from './percent.samples.ts';

testRule(percentSamples);
