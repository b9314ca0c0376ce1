import { expect, test } from 'vitest';
import { previewAddress } from './previewAddress.ts';

const target = { line: 'enroll', tenantId: '100 01', ownOrigin: 'https://yunfan.example' };

test.each([
  ['https://m.example/{line}?t={tenantId}', 'https://m.example/enroll?t=100%2001'],
  ['http://m.localhost:8787/app', 'http://m.localhost:8787/app'],
  ['https://yunfan.example/{line}', undefined],
  ['https://yunfan.example:443/{line}', undefined],
  ['https://yunfan.example.evil.example/', 'https://yunfan.example.evil.example/'],
  ['/mobile/{line}', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['', undefined],
])('%s becomes %s', (template, address) => {
  expect(previewAddress(template, target)?.href).toBe(address);
});
