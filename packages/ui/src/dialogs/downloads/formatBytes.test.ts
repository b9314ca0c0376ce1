import { expect, test } from 'vitest';
import { formatBytes } from './formatBytes.ts';

test.each([
  [0, '0 KB'],
  [480, '1 KB'],
  [831_488, '812 KB'],
  [1_023_000, '999 KB'],
  [1_048_000, '1.0 MB'],
  [4_823_450, '4.6 MB'],
  [10_485_759, '10 MB'],
  [134_217_728, '128 MB'],
  [1_288_490_189, '1.2 GB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
