import { afterEach, expect, test, vi } from 'vitest';
import { memoryStorage } from './localStore.ts';
import { endSsoVisit, startSsoVisit } from './ssoVisit.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('a visit ends once and returns the redirect', () => {
  const storage = memoryStorage();
  const state = startSsoVisit('/study/mine', storage);
  expect(state).toMatch(/^[\da-f]{32}$/);
  expect(endSsoVisit(state, storage)).toEqual({ redirect: '/study/mine' });
  expect(endSsoVisit(state, storage)).toBeNull();
});

test('every visit has its own state, and only the last one is valid', () => {
  const storage = memoryStorage();
  const first = startSsoVisit(null, storage);
  expect(startSsoVisit(null, storage)).not.toBe(first);
  expect(endSsoVisit(first, storage)).toBeNull();
});

test.each([null, '', 'forged'])('the wrong state %j returns null and ends the visit', (forged) => {
  const storage = memoryStorage();
  const state = startSsoVisit(null, storage);
  expect(endSsoVisit(forged, storage)).toBeNull();
  expect(endSsoVisit(state, storage)).toBeNull();
});

test('an unknown state or corrupt storage returns null', () => {
  const storage = memoryStorage();
  expect(endSsoVisit('undefined', storage)).toBeNull();
  storage.setItem('manage-admin-ssoVisit', '{"state":');
  expect(endSsoVisit('x', storage)).toBeNull();
  storage.setItem('manage-admin-ssoVisit', '{"state":"x"}');
  expect(endSsoVisit('x', storage)).toBeNull();
});

test('a visit expires after 15 minutes', () => {
  vi.useFakeTimers({ now: 0 });
  const storage = memoryStorage();
  const state = startSsoVisit(null, storage);
  vi.setSystemTime(15 * 60_000 + 1);
  expect(endSsoVisit(state, storage)).toBeNull();
});
