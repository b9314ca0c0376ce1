import { testRule } from '../../../test/testRule.ts';
import { qqSamples } from './qq.samples.ts';

testRule(qqSamples);
