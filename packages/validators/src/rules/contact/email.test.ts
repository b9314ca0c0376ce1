import { testRule } from '../../../test/testRule.ts';
import { emailSamples } from './email.samples.ts';

testRule(emailSamples);
