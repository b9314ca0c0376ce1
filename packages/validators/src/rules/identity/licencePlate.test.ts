import { testRule } from '../../../test/testRule.ts';
import { licencePlateSamples } from './licencePlate.samples.ts';

testRule(licencePlateSamples);
