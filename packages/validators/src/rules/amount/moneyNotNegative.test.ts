import { testRule } from '../../../test/testRule.ts';
import { moneyNotNegativeSamples } from './moneyNotNegative.samples.ts';

testRule(moneyNotNegativeSamples);
