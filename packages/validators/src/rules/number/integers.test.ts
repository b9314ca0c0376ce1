import { testRule } from '../../../test/testRule.ts';
import { integersSamples } from './integers.samples.ts';

integersSamples.forEach(testRule);
