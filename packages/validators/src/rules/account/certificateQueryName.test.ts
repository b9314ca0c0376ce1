import { testRule } from '../../../test/testRule.ts';
import { certificateQueryNameSamples } from './certificateQueryName.samples.ts';

testRule(certificateQueryNameSamples);
