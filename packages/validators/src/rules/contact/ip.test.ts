import { testRule } from '../../../test/testRule.ts';
import { ipSamples } from './ip.samples.ts';

testRule(ipSamples);
