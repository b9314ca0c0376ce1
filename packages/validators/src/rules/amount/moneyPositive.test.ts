import { testRule } from '../../../test/testRule.ts';
import { moneyPositiveSamples } from './moneyPositive.samples.ts';

testRule(moneyPositiveSamples);
