import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { memoryStorage } from '../device/browserStorage.ts';
import { createDevice, type Device } from '../device/createDevice.ts';
import { defineStored, isText, only } from '../device/defineStored.ts';
import { createSession, userIdOf } from './createSession.ts';
import { storedSession, storedToken, storedTokenEnd, storedUser } from './sessionValues.ts';

/** A moment as devices know it, and the end of a sign-in that begins then (ms). */
const NOW = Date.UTC(2026, 2, 2, 1);
const END = NOW + 1000;
const login = { userId: '7', token: 'abc', expiresAt: END };
const user = { id: '7', name: '沈雨薇', avatarUrl: null, mobile: null };

test('a visitor becomes a student by login and a visitor again by log-out', () => {
  const session = createSession(createDevice({ storage: memoryStorage() }), { now: () => NOW });
  const listener = vi.fn<() => void>();
  session.subscribe(listener);
  expect(session.get()).toEqual({ kind: 'visitor' });
  session.signIn(login);
  session.setUser(user);
  expect(session.get()).toEqual({ kind: 'student', userId: '7', token: 'abc', user });
  session.signOut();
  expect(session.get()).toEqual({ kind: 'visitor' });
  expect(listener).toHaveBeenCalledTimes(3);
});

test('a reload keeps the student; an expired token makes a visitor', () => {
  const device = createDevice({ storage: memoryStorage() });
  createSession(device, { now: () => NOW }).signIn(login);
  expect(createSession(device, { now: () => END - 1 }).get().kind).toBe('student');
  expect(createSession(device, { now: () => END }).get().kind).toBe('visitor');
});

const DAY = 24 * 3600 * 1000;

test('a device whose clock is a day fast keeps the student as long as the server does', () => {
  const device = createDevice({ storage: memoryStorage() });
  const deviceTime = NOW + DAY;
  createSession(device, { now: () => deviceTime, serverOffset: () => -DAY }).signIn(login);
  expect(createSession(device, { now: () => deviceTime }).get().kind).toBe('student');
  expect(createSession(device, { now: () => deviceTime + 1000 }).get().kind).toBe('visitor');
});

test('a clock that was set a year ahead since the sign-in ends it until the server tells the time, and no longer', () => {
  const device = createDevice({ storage: memoryStorage() });
  createSession(device, { now: () => NOW }).signIn(login);
  let offset: number | null = null;
  const session = createSession(device, { now: () => NOW + 365 * DAY, serverOffset: () => offset });
  expect(session.get().kind).toBe('visitor');
  offset = -365 * DAY;
  expect(session.get()).toMatchObject({ kind: 'student', token: 'abc' });
});

test('a clock that jumps while a page is open ends nothing', () => {
  let time = NOW;
  const { here, there, notify } = twoTabs(() => time);
  here.signIn(login);
  notify();
  time += 365 * DAY;
  here.setUser(user);
  notify();
  expect([here.get(), there.get()]).toMatchObject([{ kind: 'student', user }, { kind: 'student' }]);
});

test("another student's user info is never shown", () => {
  const device = createDevice({ storage: memoryStorage() });
  device.set(storedUser, { ...user, id: '8' });
  device.set(storedSession, { userId: '7', token: 'abc', expiresAt: null });
  device.set(storedToken, 'abc');
  expect(createSession(device).get()).toMatchObject({ kind: 'student', user: null });
});

test('the sign-in of another student reaches another tab in one change: no id beside the other token', () => {
  const storage = memoryStorage();
  const pairs: unknown[] = [];
  const here = createSession(createDevice({ storage }));
  here.signIn({ ...login, expiresAt: null });
  const write = storage.setItem.bind(storage);
  storage.setItem = (key, value) => {
    write(key, value);
    // Each change is an event of its own in the other tab, which may read in between.
    const state = createSession(createDevice({ storage })).get();
    pairs.push(state.kind === 'student' ? [state.userId, state.token] : state.kind);
  };
  here.signIn({ userId: '8', token: 'def', expiresAt: null });
  expect(new Set(pairs.map((pair) => JSON.stringify(pair)))).toEqual(new Set(['["8","def"]']));
});

test('token and its end are copied under the names of the specification, and go with the session', () => {
  const device = createDevice({ storage: memoryStorage() });
  const session = createSession(device, { now: () => NOW });
  session.signIn(login);
  expect([device.get(storedToken), device.get(storedTokenEnd)]).toEqual(['abc', END]);
  session.signOut();
  expect([device.get(storedToken), device.get(storedTokenEnd)]).toEqual([undefined, undefined]);
});

test.each([
  ['an id that is a number, and an end in milliseconds', { id: 7, realName: '沈雨薇' }, String(END), END - 1],
  ['an end in seconds, as text', { userId: '7', nickName: '沈雨薇' }, '1800000000', 1_799_999_999_000],
  ["the school's time", { id: '7', username: '沈雨薇' }, '"2026-12-01 10:00:00"', NOW],
  ['no end', { id: '7', name: '沈雨薇' }, null, NOW],
  ['an id of the record beside the one of the student', { id: 70, userId: 7, realName: '沈雨薇' }, null, NOW],
])('a sign-in that the old portal stored is read: %s', (_, info, end, now) => {
  const storage = memoryStorage();
  storage.setItem('manage-admin-token', 'abc');
  storage.setItem('manage-admin-info', JSON.stringify(info));
  if (end !== null) storage.setItem('manage-admin-tokenExpireTime', end);
  const session = createSession(createDevice({ storage }), { now: () => now });
  expect(session.get()).toMatchObject({
    kind: 'student',
    userId: '7',
    token: 'abc',
    user: { name: '沈雨薇' },
  });
});

test('a sign-in of the old portal that is over, and one without a person, make a visitor', () => {
  const storage = memoryStorage();
  storage.setItem('manage-admin-token', 'abc');
  expect(createSession(createDevice({ storage })).get().kind).toBe('visitor');
  storage.setItem('manage-admin-info', '{"id":"7"}');
  storage.setItem('manage-admin-tokenExpireTime', '1800000000');
  expect(createSession(createDevice({ storage }), { now: () => 1_800_000_000_000 }).get().kind).toBe(
    'visitor',
  );
});

test.each([
  ['another student', { id: 90, userId: 8, realName: '周明' }, '8'],
  ['the same student again', { id: 7, realName: '沈雨薇' }, '7'],
])('a newer sign-in of %s in the old portal is followed, and ends by its own time', (_, info, userId) => {
  const storage = memoryStorage();
  const open = (now: number) => createSession(createDevice({ storage }), { now: () => now });
  const { here, there, notify } = twoTabs(() => NOW, storage);
  here.signIn(login);
  here.setUser(user);
  notify();
  storage.setItem('manage-admin-token', 'def');
  storage.setItem('manage-admin-info', JSON.stringify(info));
  storage.setItem('manage-admin-tokenExpireTime', String(END + 1000));
  notify();
  expect(there.get()).toMatchObject({ kind: 'student', userId, token: 'def' });
  there.setUser({ ...user, id: userId });
  expect([open(END + 999).get(), open(END + 1000).get()]).toMatchObject([
    { kind: 'student', userId, token: 'def' },
    { kind: 'visitor' },
  ]);
  there.signIn(login);
  expect(open(NOW).get()).toMatchObject({ userId: '7', token: 'abc' });
});

test('who removes the token is signed out', () => {
  const device = createDevice({ storage: memoryStorage() });
  createSession(device, { now: () => NOW }).signIn(login);
  device.remove(storedToken);
  expect(createSession(device, { now: () => NOW }).get().kind).toBe('visitor');
});

/** Two tabs of one browser with a shared device; `notify` is the storage event in the second tab. */
function twoTabs(now = () => NOW, storage = memoryStorage()) {
  const device = createDevice({ storage });
  let notify = () => {};
  const otherTab: Device = {
    ...device,
    subscribe: (onStorage) => {
      notify = onStorage;
      return () => undefined;
    },
  };
  return {
    here: createSession(device, { now }),
    there: createSession(otherTab, { now }),
    notify: () => notify(),
  };
}

test('a log-out in one tab ends the session of the other as ended elsewhere', () => {
  const { here, there, notify } = twoTabs();
  here.signIn(login);
  notify();
  expect(there.get()).toMatchObject({ kind: 'student', userId: '7' });
  here.signOut();
  notify();
  notify();
  expect(there.get()).toEqual({ kind: 'visitor', isEndedElsewhere: true });
  expect(here.get()).toEqual({ kind: 'visitor' });
});

test('listeners are not called for other values that change in another tab', () => {
  const { here, there, notify } = twoTabs();
  here.signIn(login);
  notify();
  const listener = vi.fn<() => void>();
  there.subscribe(listener);
  notify();
  expect(listener).not.toHaveBeenCalled();
});

test('user info that arrives after a log-out is not stored', () => {
  const device = createDevice({ storage: memoryStorage() });
  const session = createSession(device, { now: () => NOW });
  session.signIn(login);
  session.signOut();
  session.setUser(user);
  expect(device.get(storedUser)).toBeUndefined();
});

test('the first script marks the page of a student, as the session sees her', () => {
  const script = readFileSync('scripts/build-plugins/first-script/markStudent.js', 'utf8');
  const storage = memoryStorage();
  const isMarkedAt = (now: number) => {
    const attributes: string[] = [];
    const documentElement = { setAttribute: (name: string) => attributes.push(name) };
    runInNewContext(script, {
      window: { localStorage: storage },
      document: { documentElement },
      Date: { now: () => now },
    });
    return attributes.includes('data-student');
  };
  expect(isMarkedAt(NOW)).toBe(false);
  const session = createSession(createDevice({ storage }), { now: () => NOW });
  session.signIn(login);
  expect([isMarkedAt(END - 1), isMarkedAt(END)]).toEqual([true, false]);
  session.signOut();
  expect(isMarkedAt(NOW)).toBe(false);
});

test('a sign-in that ends by its time leaves what waits for its student; a sign-out removes it', () => {
  const storage = memoryStorage();
  const device: Device = createDevice({
    storage,
    user: () => ({ userId: userIdOf(session.get()), tenantId: null }),
  });
  const session = createSession(device);
  const place = defineStored({ key: 'test-place', of: 'student', maxDays: 1, read: only(isText) });
  session.signIn({ ...login, expiresAt: null });
  device.set(place, 'here');
  session.expire();
  expect(session.get()).toEqual({ kind: 'visitor', lastUserId: '7' });
  expect(device.get(place)).toBeUndefined();
  session.signIn({ ...login, expiresAt: null });
  expect(device.get(place)).toBe('here');
  session.signOut();
  session.signIn({ ...login, expiresAt: null });
  expect(device.get(place)).toBeUndefined();
});
