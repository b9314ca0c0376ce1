import { expect, test, vi } from 'vitest';
import { parseAttribute, parseProperty, toAttribute } from './parseProperty.ts';

test.each([
  ['text', 'small', 'small'],
  ['number', '30', 30],
  ['number', '0', 0],
  ['number', '', undefined],
  ['flag', '', true],
  ['flag', null, undefined],
  ['flag', 'false', false],
  ['data', '{"id":"7"}', { id: '7' }],
  ['data', null, undefined],
  ['loadable', '{"status":"loading"}', { status: 'loading' }],
  ['loadable', '/captcha.svg', '/captcha.svg'],
] as const)('an attribute of the kind %s with %j is %j', (kind, text, value) => {
  expect(parseAttribute(kind, text, '<cs-x>')).toEqual(value);
});

test.each([
  ['text', 13800138000, '13800138000'],
  ['number', '6', 6],
  ['flag', '', true],
  ['flag', 0, false],
  ['data', '/captcha.svg', '/captcha.svg'],
  ['text', null, undefined],
] as const)('a property of the kind %s that is set to %j is %j', (kind, given, value) => {
  expect(parseProperty(kind, given, 'cs-x')).toEqual(value);
});

test.each([
  ['data', '[object Object]'],
  ['loadable', '[object Object]'],
  ['number', 'three'],
] as const)('%s that is %s is refused with its place, and leaves the property alone', (kind, text) => {
  const error = vi.spyOn(console, 'error').mockReturnValue(undefined);
  expect(parseAttribute(kind, text, '<cs-week days>')).toBeUndefined();
  expect(error.mock.calls[0]?.[0]).toContain(`<cs-week days> cannot be "${text}"`);
  error.mockRestore();
});

test('a property is an attribute in kebab case', () => {
  expect(toAttribute('isOnlyMistakes')).toBe('is-only-mistakes');
});

test('text that is an object is refused', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue(undefined);
  expect(parseProperty('text', {}, 'cs-tag.tone')).toBeUndefined();
  expect(error).toHaveBeenCalledOnce();
  error.mockRestore();
});
