import { pickInteger } from '../../samples/pick.ts';
import type { RuleSamples } from '../../samples/RuleSamples.ts';
import { practiceYears } from './practiceYears.ts';

export const practiceYearsSamples: RuleSamples = {
  rule: practiceYears,
  valid: ['0', '1', '9', '10', '50', '99', '100', 0, 100],
  invalid: [
    '101',
    '1000',
    '-1',
    '1.5',
    '01',
    '1.0',
    '１０',
    ' 5',
    '5 ',
    '1e1',
    '0x5',
    '五',
    '😀',
    '+5',
    -1,
    0.5,
    101,
  ],
  make: (random) => String(pickInteger(random, 0, 100)),
};
