import { expect, test } from 'vitest';
import { shortName } from './shortName.ts';

test.each([
  ['沈雨薇', '雨薇'],
  ['欧阳志远', '志远'],
  ['钱慧', '钱慧'],
  ['慧', '慧'],
  [' 林静怡 ', '静怡'],
  ['陈𠮷', '陈𠮷'],
  ['护士👨‍👩‍👧', '士👨‍👩‍👧'],
  ['小王👩🏽‍⚕️', '王👩🏽‍⚕️'],
  ['王🇨🇳', '王🇨🇳'],
  ['❤️慧', '❤️慧'],
  ['Jose\u0301', 'se\u0301'],
  ['', '员'],
])('shortens %j to %j', (name, short) => {
  expect(shortName(name)).toBe(short);
});
