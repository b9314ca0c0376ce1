import { testRule } from '../../../test/testRule.ts';
import { charsetsSamples } from './charsets.samples.ts';

charsetsSamples.forEach(testRule);
