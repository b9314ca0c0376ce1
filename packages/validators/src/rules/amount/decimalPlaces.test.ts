import { testRule } from '../../../test/testRule.ts';
import { decimalPlacesSamples } from './decimalPlaces.samples.ts';

decimalPlacesSamples.forEach(testRule);
