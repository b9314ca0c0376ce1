import { testRule } from '../../../test/testRule.ts';
import { phoneOrLandlineSamples } from './phoneOrLandline.samples.ts';

testRule(phoneOrLandlineSamples);
