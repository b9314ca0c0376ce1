import { testRule } from '../../../test/testRule.ts';
import { wechatSamples } from './wechat.samples.ts';

testRule(wechatSamples);
