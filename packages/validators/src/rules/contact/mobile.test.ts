import { testRule } from '../../../test/testRule.ts';
import { mobileSamples } from './mobile.samples.ts';

testRule(mobileSamples);
