import { testRule } from '../../../test/testRule.ts';
import { captchaCodeSamples } from './captchaCode.samples.ts';

testRule(captchaCodeSamples);
