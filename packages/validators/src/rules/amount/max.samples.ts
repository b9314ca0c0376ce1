import { malformedNumbers } from '../../samples/malformedNumbers.ts';
import { pickInteger } from '../../samples/pick.ts';
import type { RuleSamples } from '../../samples/RuleSamples.ts';
import { max } from './max.ts';

export const maxSamples: readonly RuleSamples[] = [
  {
    rule: max(100),
    call: 'max(100)',
    valid: ['0', '1', '99', '99.99', '100', '100.00', '-500', 100],
    invalid: ['100.01', '101', '1000', '99999999999999999999', ...malformedNumbers, '099', 100.5],
    make: (random) => String(pickInteger(random, 0, 100)),
  },
  {
    rule: max(1000),
    call: 'max(1000)',
    valid: ['0', '1', '999', '999.99', '1000', '1000.00', '-500', 1000],
    invalid: ['1000.01', '1001', '9999', '99999999999999999999', ...malformedNumbers, '0999', 1000.5],
    make: (random) => String(pickInteger(random, 0, 1000)),
  },
  {
    rule: max(100000000),
    call: 'max(100000000)',
    valid: ['0', '1', '99999999', '99999999.99', '100000000', '100000000.00', '-500', 100000000],
    invalid: [
      '100000000.01',
      '100000001',
      '999999999',
      '99999999999999999999',
      ...malformedNumbers,
      '0999',
      100000000.5,
    ],
    make: (random) => String(pickInteger(random, 0, 100000000)),
  },
];
