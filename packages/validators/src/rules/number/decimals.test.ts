import { testRule } from '../../../test/testRule.ts';
import { decimalsSamples } from './decimals.samples.ts';

decimalsSamples.forEach(testRule);
