import { expect, test } from 'vitest';
import { shortName } from './shortName.ts';

test.each([
  ['沈雨薇', '雨薇'],
  ['欧阳志远', '志远'],
  ['钱慧', '钱慧'],
  ['慧', '慧'],
  [' 林静怡 ', '静怡'],
  ['陈𠮷', '陈𠮷'],
  ['', '员'],
])('shortens %j to %j', (name, short) => {
  expect(shortName(name)).toBe(short);
});
