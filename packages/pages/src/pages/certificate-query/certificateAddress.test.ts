import { expect, test } from 'vitest';
import { certificatePath } from '../../platform/navigation/paths.ts';
import { readCertificateAddress } from './certificateAddress.ts';

const read = (query: string) => readCertificateAddress(new URLSearchParams(query));

test.each(['level', 'graduation'] as const)('the address of a %s certificate names it and nobody', (kind) => {
  const path = certificatePath(kind, 'S0000 33&1');
  const { pathname, searchParams } = new URL(path, 'https://yunfan.example');
  expect(pathname).toBe('/query');
  expect([...searchParams.keys()]).toEqual(['type', 'number']);
  expect(readCertificateAddress(searchParams)).toEqual({ kind, number: 'S0000 33&1' });
});

test.each([
  ['', 'level', null],
  ['number=%20S1%20', 'level', 'S1'],
  ['type=1', 'graduation', null],
  ['type=9&number=', 'level', null],
  [`type=1&number=${'9'.repeat(65)}`, 'graduation', null],
])('%s is a %s certificate with the number %s', (query, kind, number) => {
  expect(read(query)).toEqual({ kind, number });
});
