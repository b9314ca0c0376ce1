import { pickCharacters, pickDigits } from '../../samples/pick.ts';
import type { RuleSamples } from '../../samples/RuleSamples.ts';
import type { Random } from '../../samples/seededRandom.ts';
import { vin } from './vin.ts';

export const vinSamples: RuleSamples = {
  rule: vin,
  valid: [
    '1M8GDM9AXKP042788',
    'LSVAA4187C2184847',
    '11111111111111111',
    '1HGCM82633A004352',
    'LFV2A21K8D4123456',
    'JHMCM56557C404453',
    '5GZCZ43D13S812715',
    '1m8gdm9axkp042788',
    'LFV2A21K7D4123456',
    'WVWZZZ1KZAW000001',
  ],
  invalid: [
    '1M8GDM9AXKP04278',
    '1M8GDM9AXKP0427888',
    '1M8GDM9AXKPO42788',
    'IM8GDM9AXKP042788',
    '1M8GDM9AXKPQ42788',
    '1M8GDM9A-KP042788',
    ' 1M8GDM9AXKP042788',
    '1M8GDM9AXKP042788 ',
    '１M8GDM9AXKP042788',
    '1M8GDM9AXKP04278😀',
    '京A12345',
  ],
  strictlyInvalid: ['LSVAA4187C2184847', '1m8gdm9axkp042788', 'LFV2A21K7D4123456', 'WVWZZZ1KZAW000001'],
  hasCheckDigit: true,
  make: makeVin,
};

/** The letters, and below each its value in the table of the standard. */
const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';
const VALUES = '12345678123457923456789';

/** A number of no car in particular, with its check character. */
function makeVin(random: Random): string {
  const [before, after] = [
    pickCharacters(random, LETTERS, 8),
    `${pickCharacters(random, LETTERS, 4)}${pickDigits(random, 4)}`,
  ];
  const values = Array.from(`${before}0${after}`, (character) =>
    Number(VALUES[LETTERS.indexOf(character)] ?? character),
  );
  const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
  const rest = values.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0) % 11;
  return before + (rest === 10 ? 'X' : String(rest)) + after;
}
