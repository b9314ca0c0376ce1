import { makeIdNumber } from '../../samples/makeIdNumber.ts';
import { pickCharacter } from '../../samples/pick.ts';
import type { RuleSamples } from '../../samples/RuleSamples.ts';
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
  // Beijing.
  make: (random) => makeIdNumber(random, { region: `11010${pickCharacter(random, '12568')}` }),
};
