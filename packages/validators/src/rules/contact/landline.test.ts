import { testRule } from '../../../test/testRule.ts';
import { landlineSamples } from './landline.samples.ts';

testRule(landlineSamples);
