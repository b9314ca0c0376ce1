import { testRule } from '../../../test/testRule.ts';
import { urlSamples } from './url.samples.ts';

testRule(urlSamples);
