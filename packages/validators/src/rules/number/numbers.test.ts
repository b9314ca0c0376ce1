import { testRule } from '../../../test/testRule.ts';
import { numbersSamples } from './numbers.samples.ts';

numbersSamples.forEach(testRule);
