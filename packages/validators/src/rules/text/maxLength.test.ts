import { testRule } from '../../../test/testRule.ts';
import { maxLengthSamples } from './maxLength.samples.ts';

maxLengthSamples.forEach(testRule);
