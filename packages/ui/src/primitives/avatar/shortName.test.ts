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
  expect(shortName(name, 2)).toBe(short);
});

test('leaves one character of a name for a small disc', () => {
  expect(shortName('何俊峰', 1)).toBe('峰');
  expect(shortName('', 1)).toBe('员');
});
