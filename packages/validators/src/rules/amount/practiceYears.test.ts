import { testRule } from '../../../test/testRule.ts';
import { practiceYearsSamples } from './practiceYears.samples.ts';

testRule(practiceYearsSamples);
