import { testRule } from '../../../test/testRule.ts';
import { mobileOrEmailSamples } from './mobileOrEmail.samples.ts';

testRule(mobileOrEmailSamples);
