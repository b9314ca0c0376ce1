import { testRule } from '../../../test/testRule.ts';
import { invitationCodeSamples } from './invitationCode.samples.ts';

testRule(invitationCodeSamples);
