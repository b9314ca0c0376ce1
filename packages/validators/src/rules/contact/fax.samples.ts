import { areaCodeSamples } from '../../samples/areaCodeSamples.ts';
import type { RuleSamples } from '../../samples/RuleSamples.ts';
import { fax } from './fax.ts';

export const faxSamples: RuleSamples = { rule: fax, ...areaCodeSamples };
