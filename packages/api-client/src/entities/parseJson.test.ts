import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseJson } from './parseJson.ts';

test.each([
  ['{"id":1234567890123456789}', { id: '1234567890123456789' }],
  ['[9007199254740993, -9007199254740993]', ['9007199254740993', '-9007199254740993']],
  ['[9007199254740991]', [9_007_199_254_740_991]],
  ['[0.12345, 1e20, 12345678901234567890.5]', [0.12345, 1e20, Number('12345678901234567890.5')]],
  [
    '{"a":"1234567890123456789","b\\"1234567890123456789":"\\\\"}',
    { a: '1234567890123456789', 'b"1234567890123456789': '\\' },
  ],
])('%s keeps every digit of its integers', (json, value) => {
  expect(parseJson(json)).toEqual(value);
});

test('anything else is parsed as JSON.parse does', () => {
  fc.assert(
    fc.property(fc.json(), (json) => {
      const plain = JSON.parse(json) as unknown;
      expect(JSON.stringify(parseJson(json), asText)).toBe(JSON.stringify(plain, asText));
    }),
  );
});

/** Unsafe integers of the plain parser are rounded; both sides compare without them. */
const asText = (_: string, value: unknown): unknown =>
  (typeof value === 'number' && !Number.isSafeInteger(value)) ||
  (typeof value === 'string' && /^-?\d{16,}$/.test(value))
    ? null
    : value;

test.each([
  '',
  '{',
  '"1234567890123456789\\',
  '{"a":1234567890123456789',
  '"1234567890123456789',
  '12345678901234567890 1',
])('%j is no JSON', (json) => {
  expect(() => parseJson(json)).toThrow(SyntaxError);
});

test('two questions whose ids differ in the last digit stay two', () => {
  const json = '{"a":{"id":1234567890123456788},"b":{"id":1234567890123456789}}';
  const { a, b } = parseJson(json) as Record<'a' | 'b', { id: string }>;
  expect(a.id).not.toBe(b.id);
});
