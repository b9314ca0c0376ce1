import { expect, test } from 'vitest';
import { parseUrl } from './parseUrl.ts';

test('reads an address, also a relative one, and gives null for any other text', () => {
  expect(parseUrl('https://school.example/a')?.pathname).toBe('/a');
  expect(parseUrl('/b', 'https://school.example')?.href).toBe('https://school.example/b');
  expect(parseUrl('/b')).toBeNull();
  expect(parseUrl('https://')).toBeNull();
});
