import { testRule } from '../../../test/testRule.ts';
import { maxSamples } from './max.samples.ts';

maxSamples.forEach(testRule);
