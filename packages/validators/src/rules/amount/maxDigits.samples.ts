import { malformedNumbers } from '../../samples/malformedNumbers.ts';
import { pickDigits, pickInteger } from '../../samples/pick.ts';
import type { RuleSamples } from '../../samples/RuleSamples.ts';
import { maxDigits } from './maxDigits.ts';

export const maxDigitsSamples: readonly RuleSamples[] = [
  {
    rule: maxDigits(1),
    call: 'maxDigits(1)',
    valid: ['0', '1', '9', '9.99', '-9', '0.001', '5.0', 5],
    invalid: ['10', '100', '-10', '10.5', '0x1', '1e5', '１', ' 1', '1.', '.5', '01', '1,0', 'abc', '😀', 10],
    make: (random) => pickDigits(random, 1),
  },
  {
    rule: maxDigits(3),
    call: 'maxDigits(3)',
    valid: ['0', '1', '999', '999.99', '-999', '100', '0.001', 999],
    invalid: ['1000', '9999', '-1000', '1000.5', ...malformedNumbers, '0999', 1000],
    make: (random) => String(pickInteger(random, 0, 999)),
  },
  {
    rule: maxDigits(10),
    call: 'maxDigits(10)',
    valid: ['0', '1', '9999999999', '9999999999.99', '-9999999999', '100', '0.001', 9999999999],
    invalid: ['10000000000', '12345678901', '-10000000000', ...malformedNumbers, '0999', 10000000000],
    make: (random) => String(pickInteger(random, 0, 9999999999)),
  },
];
