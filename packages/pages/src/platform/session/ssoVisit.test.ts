import { afterEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../device/browserStorage.ts';
import { tabDevice } from '../device/createDevice.ts';
import { endSsoVisit, startSsoVisit } from './ssoVisit.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('a visit ends once and returns the redirect', () => {
  const storage = memoryStorage();
  const device = tabDevice(storage);
  const state = startSsoVisit({ redirect: '/study/mine', owner: 'u-1' }, device);
  expect(state).toMatch(/^[\da-f]{32}$/);
  expect(endSsoVisit(state, device)).toEqual({ redirect: '/study/mine', owner: 'u-1' });
  expect(endSsoVisit(state, device)).toBeNull();
});

test('every visit has its own state, and only the last one is valid', () => {
  const storage = memoryStorage();
  const device = tabDevice(storage);
  const first = startSsoVisit({ redirect: null, owner: null }, device);
  expect(startSsoVisit({ redirect: null, owner: null }, device)).not.toBe(first);
  expect(endSsoVisit(first, device)).toBeNull();
});

test.each([null, '', 'forged'])('the wrong state %j returns null and ends the visit', (forged) => {
  const storage = memoryStorage();
  const device = tabDevice(storage);
  const state = startSsoVisit({ redirect: null, owner: null }, device);
  expect(endSsoVisit(forged, device)).toBeNull();
  expect(endSsoVisit(state, device)).toBeNull();
});

test('an unknown state or corrupt storage returns null', () => {
  const storage = memoryStorage();
  const device = tabDevice(storage);
  expect(endSsoVisit('undefined', device)).toBeNull();
  storage.setItem('manage-admin-ssoVisit', '{"state":');
  expect(endSsoVisit('x', device)).toBeNull();
  storage.setItem('manage-admin-ssoVisit', '{"state":"x"}');
  expect(endSsoVisit('x', device)).toBeNull();
});

test('a visit expires after 15 minutes', () => {
  vi.useFakeTimers({ now: 0 });
  const storage = memoryStorage();
  const device = tabDevice(storage);
  const state = startSsoVisit({ redirect: null, owner: null }, device);
  vi.setSystemTime(15 * 60_000 + 1);
  expect(endSsoVisit(state, device)).toBeNull();
});
