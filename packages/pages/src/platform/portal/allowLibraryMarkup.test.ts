import { afterEach, expect, test, vi } from 'vitest';
import { allowLibraryMarkup } from './allowLibraryMarkup.ts';

afterEach(() => void vi.unstubAllGlobals());

test('the default policy passes the texts of libraries and refuses every other one', () => {
  const createPolicy = vi.fn();
  vi.stubGlobal('trustedTypes', { createPolicy });
  allowLibraryMarkup();
  const [name, rules] = createPolicy.mock.calls[0] as [string, { createHTML: (html: string) => unknown }];
  expect(name).toBe('default');
  expect(rules.createHTML('<svg/>')).toBe('<svg/>');
  for (const html of ['', '<svg/> ', '<div></div><script>alert(1)</script>', '<img src=x onerror=alert(1)>'])
    expect(rules.createHTML(html)).toBeNull();
});

test('a policy of the host stays, and a browser without Trusted Types needs none', () => {
  vi.stubGlobal('trustedTypes', {
    createPolicy: () => {
      throw new TypeError('Policy with name "default" already exists.');
    },
  });
  expect(allowLibraryMarkup).not.toThrow();
  vi.stubGlobal('trustedTypes', undefined);
  expect(allowLibraryMarkup).not.toThrow();
});
