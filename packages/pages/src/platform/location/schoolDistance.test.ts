import type { Client } from '@cloud-school/api-client';
import { expect, test, vi } from 'vitest';
import { createLocalStore, memoryStorage } from '../session/localStore.ts';
import { schoolDistance } from './schoolDistance.ts';

const NOW = Date.parse('2026-11-21T10:00:00+08:00');
const DAY = 24 * 60 * 60 * 1000;
const school = { latitude: 30.348226, longitude: 120.113087 };
const place = { latitude: 30.32391, longitude: 120.12962 };

function open(answer: unknown = place) {
  const call = vi.fn(async () => answer);
  const store = createLocalStore(memoryStorage());
  const client = { call } as unknown as Client;
  const ask = (now = NOW) => schoolDistance(school, { client, config: { client: {} }, store }, now);
  return { call, store, ask };
}

test('the position is looked up once a day and stored in between', async () => {
  const { call, store, ask } = open();
  expect(await ask()).toBe('3.14 km');
  expect(store.get('location')).toEqual({ ...place, foundAt: NOW });
  expect(await ask(NOW + DAY - 1)).toBe('3.14 km');
  expect(call).toHaveBeenCalledTimes(1);
  await ask(NOW + DAY);
  expect(call).toHaveBeenCalledTimes(2);
});

test('a stored position of the future is looked up again', async () => {
  const { call, store, ask } = open();
  store.set('location', { ...place, foundAt: NOW + 1 });
  await ask();
  expect(call).toHaveBeenCalledTimes(1);
});

test('without a position there is no distance, and nothing is stored', async () => {
  const { store, ask } = open(null);
  expect(await ask()).toBeNull();
  expect(store.get('location')).toBeUndefined();
});
