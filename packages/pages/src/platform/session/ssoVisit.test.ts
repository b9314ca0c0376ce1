import { afterEach, expect, test, vi } from 'vitest';
import { memoryStorage } from './localStore.ts';
import { endSsoVisit, startSsoVisit } from './ssoVisit.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('a visit comes back once, with where the person wanted to go', () => {
  const storage = memoryStorage();
  const state = startSsoVisit('/study/mine', storage);
  expect(state).toMatch(/^[\da-f]{32}$/);
  expect(endSsoVisit(state, storage)).toEqual({ redirect: '/study/mine' });
  expect(endSsoVisit(state, storage)).toBeNull();
});

test('every visit has a state of its own, and the last one counts', () => {
  const storage = memoryStorage();
  const first = startSsoVisit(null, storage);
  expect(startSsoVisit(null, storage)).not.toBe(first);
  expect(endSsoVisit(first, storage)).toBeNull();
});

test.each([null, '', 'forged'])('%j is not the state of a visit, and ends it', (forged) => {
  const storage = memoryStorage();
  const state = startSsoVisit(null, storage);
  expect(endSsoVisit(forged, storage)).toBeNull();
  expect(endSsoVisit(state, storage)).toBeNull();
});

test('a state nobody left with is none, nor is one that reads as nothing', () => {
  const storage = memoryStorage();
  expect(endSsoVisit('undefined', storage)).toBeNull();
  storage.setItem('manage-admin-ssoVisit', '{"state":');
  expect(endSsoVisit('x', storage)).toBeNull();
  storage.setItem('manage-admin-ssoVisit', '{"state":"x"}');
  expect(endSsoVisit('x', storage)).toBeNull();
});

test('a visit is forgotten after a quarter of an hour', () => {
  vi.useFakeTimers({ now: 0 });
  const storage = memoryStorage();
  const state = startSsoVisit(null, storage);
  vi.setSystemTime(15 * 60_000 + 1);
  expect(endSsoVisit(state, storage)).toBeNull();
});
