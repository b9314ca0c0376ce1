import { testRule } from '../../../test/testRule.ts';
import { moneySamples } from './money.samples.ts';

testRule(moneySamples);
