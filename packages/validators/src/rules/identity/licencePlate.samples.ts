import { pickDigits, pickCharacter } from '../../samples/pick.ts';
import type { RuleSamples } from '../../samples/RuleSamples.ts';
import { licencePlate } from './licencePlate.ts';

export const licencePlateSamples: RuleSamples = {
  rule: licencePlate,
  valid: [
    '京A12345',
    '沪B1C2D3',
    '粤BD12345',
    '粤B12345D',
    '川A8888学',
    '粤Z1234港',
    '琼AF12345',
    '浙A00001A',
    '京a12345',
    '青HK12345',
    '京X0123应急',
    '川S0086应急',
  ],
  invalid: [
    '京A1234',
    '京A123456',
    '京112345',
    'A12345',
    '京AI2345',
    '京AO2345',
    '京O12345',
    '京AL12345',
    '京A·12345',
    '沪A1234领',
    '使014578',
    '空A12345',
    'WJ京1234X',
    '京Ａ12345',
    ' 京A12345',
    '京A12345 ',
    '京A1234😀',
    '台A12345',
    '京A0123应急',
    '京X123应急',
    '京X01234应急',
    '京X0123应',
  ],
  strictlyInvalid: ['京a12345', '京Ab2345'],
  make: (random) =>
    `${pickCharacter(random, '京沪粤川浙')}${pickCharacter(random, 'ABCDEFGH')}${random() < 0.5 ? '' : 'D'}${pickDigits(random, 5)}`,
};
