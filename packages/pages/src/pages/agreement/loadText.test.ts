import { afterEach, expect, test, vi } from 'vitest';
import { isAgreementText } from '../../platform/config/isAgreementText.ts';
import { loadText } from './loadText.ts';

afterEach(() => vi.unstubAllGlobals());

const answer = (body: string, type: string, status = 200) =>
  vi.stubGlobal('fetch', async () => new Response(body, { status, headers: { 'content-type': type } }));

test('a text is read', async () => {
  answer('一、服务内容', 'text/plain; charset=utf-8');
  await expect(loadText('/texts/service.txt')).resolves.toBe('一、服务内容');
});

test.each([
  ['<!doctype html>', 'text/html', 200],
  ['not found', 'text/plain', 404],
])('%s of type %s with status %i is refused', async (body, type, status) => {
  answer(body, type, status);
  await expect(loadText('/texts/service.txt')).rejects.toThrow('/texts/service.txt is no text');
});

test.each([
  ['/texts/service.txt', true],
  ['https://agreements.example.com/service.txt', false],
  ['//agreements.example.com/service.txt', false],
  ['/service', false],
])('%s is a text of this host: %s', (address, isText) => {
  expect(isAgreementText(address)).toBe(isText);
});
