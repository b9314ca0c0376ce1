import { testRule } from '../../../test/testRule.ts';
import { nameSamples } from './name.samples.ts';

testRule(nameSamples);
