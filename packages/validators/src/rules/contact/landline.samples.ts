import { areaCodeSamples } from '../../samples/areaCodeSamples.ts';
import type { RuleSamples } from '../../samples/RuleSamples.ts';
import { landline } from './landline.ts';

export const landlineSamples: RuleSamples = { rule: landline, ...areaCodeSamples };
