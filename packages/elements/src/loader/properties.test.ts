import { expect, test, vi } from 'vitest';
import { readAttribute, toAttribute } from './properties.ts';

test.each([
  ['', 'small', 'small'],
  ['#', '30', 30],
  ['#', '0', 0],
  ['?', '', true],
  ['*', '{"id":"7"}', { id: '7' }],
  ['*', null, undefined],
])('an attribute of the kind %j with %j is %j', (sign, text, value) => {
  expect(readAttribute(sign, text, '<cs-x>')).toEqual(value);
});

test('data that is no JSON says where and why, and leaves the property alone', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue(undefined);
  expect(readAttribute('*', '[object Object]', '<cs-week days>')).toBeUndefined();
  expect(error.mock.calls[0]?.[0]).toContain('<cs-week days> is no JSON');
  error.mockRestore();
});

test('a property is an attribute in kebab case', () => {
  expect(toAttribute('isOnlyMistakes')).toBe('is-only-mistakes');
});
