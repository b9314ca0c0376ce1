import { testRule } from '../../../test/testRule.ts';
import { maxDigitsSamples } from './maxDigits.samples.ts';

maxDigitsSamples.forEach(testRule);
