import { testRule } from '../../../test/testRule.ts';
import { ratingSamples } from './rating.samples.ts';

testRule(ratingSamples);
