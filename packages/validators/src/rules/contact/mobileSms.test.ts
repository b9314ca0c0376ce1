import { testRule } from '../../../test/testRule.ts';
import { mobileSmsSamples } from './mobileSms.samples.ts';

testRule(mobileSmsSamples);
