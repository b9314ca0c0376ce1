import { expect, it } from 'vitest';
import { orNull } from './orNull.ts';

it.each<[string, () => string | undefined, string | null]>([
  ['a feature that the browser has', () => 'locks', 'locks'],
  ['a feature that it lacks', () => undefined, null],
  [
    'a feature that throws when it is read',
    () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
    null,
  ],
])('%s', (_case, read, value) => {
  expect(orNull(read)).toBe(value);
});
