import type { Client } from '@cloud-school/api-client';
import { expect, test, vi } from 'vitest';
import { memoryStorage } from '../device/browserStorage.ts';
import { createDevice } from '../device/createDevice.ts';
import { schoolDistance, storedLocation } from './schoolDistance.ts';

const NOW = Date.parse('2026-11-21T10:00:00+08:00');
const DAY = 24 * 60 * 60 * 1000;
const school = { latitude: 30.348226, longitude: 120.113087 };
const place = { latitude: 30.32391, longitude: 120.12962 };

function open(answer: unknown = place) {
  const call = vi.fn(async () => answer);
  let now = NOW;
  const device = createDevice({ storage: memoryStorage(), now: () => now });
  const client = { call } as unknown as Client;
  const ask = (at = NOW) => {
    now = at;
    return schoolDistance(school, { client, config: { client: {} }, device });
  };
  return { call, device, ask };
}

test('the position is looked up once a day and stored in between', async () => {
  const { call, device, ask } = open();
  expect(await ask()).toBe('3.14 km');
  expect(device.get(storedLocation)).toEqual(place);
  expect(await ask(NOW + DAY - 1)).toBe('3.14 km');
  expect(call).toHaveBeenCalledTimes(1);
  await ask(NOW + DAY + 1);
  expect(call).toHaveBeenCalledTimes(2);
});

test('without a position there is no distance, and nothing is stored', async () => {
  const { device, ask } = open(null);
  expect(await ask()).toBeNull();
  expect(device.get(storedLocation)).toBeUndefined();
});
