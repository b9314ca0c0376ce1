import { testRule } from '../../../test/testRule.ts';
import { requiredSamples } from './required.samples.ts';

requiredSamples.forEach(testRule);
