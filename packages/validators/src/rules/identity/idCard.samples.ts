import { pickDigits, pickCharacter, pickInteger } from '../../samples/pick.ts';
import type { RuleSamples } from '../../samples/RuleSamples.ts';
import type { Random } from '../../samples/seededRandom.ts';
import { idCard } from './idCard.ts';

export const idCardSamples: RuleSamples = {
  rule: idCard,
  valid: [
    '11010519491231002X',
    '11010519491231002x',
    '440524188001010014',
    '110101199003070732',
    '130503670401001',
    '111111111111111',
    '111111111111111111',
    '110105194912310020',
    '999999999999999999',
  ],
  invalid: [
    '1101051949123100',
    '11010519491231002',
    '11010519491231002XX',
    '11010519491231002Y',
    '1101051949123100X2',
    '13050367040100X',
    '１１０１０５１９４９１２３１００２Ｘ',
    ' 11010519491231002X',
    '11010519491231002X ',
    '110105-19491231-002X',
    '身份证',
    '😀',
    '+8611010519491231',
    110101199003070720,
    -1,
  ],
  strictlyInvalid: [
    '111111111111111',
    '130503670401001',
    '411111117111111',
    '111111111111111111',
    '110105194912310020',
    '11010519491231003X',
    '999999999999999999',
    '11010519490230003X',
    '000000194912310029',
  ],
  hasCheckDigit: true,
  make: makeIdCard,
};

/** An identity number of nobody in particular: Beijing, a date of 1950 to 2009, and its check character. */
function makeIdCard(random: Random): string {
  const month = String(pickInteger(random, 1, 12)).padStart(2, '0');
  const day = String(pickInteger(random, 1, 28)).padStart(2, '0');
  const body = `11010${pickCharacter(random, '12568')}${pickInteger(random, 1950, 2009)}${month}${day}${pickDigits(random, 3)}`;
  // ISO 7064 MOD 11-2 as a Horner scheme, so that the rule's table of weights is proved by another way of counting.
  let sum = 0;
  for (const digit of body) sum = sum * 2 + Number(digit);
  return body + '10X98765432'.charAt((sum * 2) % 11);
}
