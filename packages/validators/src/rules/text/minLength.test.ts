import { testRule } from '../../../test/testRule.ts';
import { minLengthSamples } from './minLength.samples.ts';

minLengthSamples.forEach(testRule);
