import { testRule } from '../../../test/testRule.ts';
import { faxSamples } from './fax.samples.ts';

testRule(faxSamples);
