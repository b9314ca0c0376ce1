import { expect, test, vi } from 'vitest';
import { createSession } from './createSession.ts';
import { createLocalStore, memoryStorage, type LocalStore } from './localStore.ts';

const login = { userId: '7', token: 'abc', expiresAt: 2000 };
const user = { id: '7', name: '沈雨薇', avatarUrl: null, mobile: null };

test('a visitor becomes a student by login and a visitor again by log-out', () => {
  const session = createSession(createLocalStore(memoryStorage()), () => 1000);
  const heard = vi.fn<() => void>();
  session.subscribe(heard);
  expect(session.get()).toEqual({ kind: 'visitor' });
  session.signIn(login);
  session.setUser(user);
  expect(session.get()).toEqual({ kind: 'student', userId: '7', token: 'abc', user });
  session.signOut();
  expect(session.get()).toEqual({ kind: 'visitor' });
  expect(heard).toHaveBeenCalledTimes(3);
});

test('a reload keeps the student; a passed end of the token makes a visitor', () => {
  const store = createLocalStore(memoryStorage());
  createSession(store, () => 1000).signIn(login);
  expect(createSession(store, () => 1999).get().kind).toBe('student');
  expect(createSession(store, () => 2000).get().kind).toBe('visitor');
});

test("another student's user info is never shown", () => {
  const store = createLocalStore(memoryStorage());
  store.set('info', { ...user, id: '8' });
  store.set('token', 'abc');
  store.set('userId', '7');
  expect(createSession(store).get()).toMatchObject({ kind: 'student', user: null });
});

/** Two tabs of one browser: what one stores the other hears. */
function twoTabs() {
  const store = createLocalStore(memoryStorage());
  let hear = () => {};
  const otherTab: LocalStore = {
    ...store,
    subscribe: (listener) => {
      hear = listener;
      return () => undefined;
    },
  };
  const now = () => 1000;
  return { here: createSession(store, now), there: createSession(otherTab, now), hear: () => hear() };
}

test('a log-out in one tab ends the session of the other, which knows that it was not its own doing', () => {
  const { here, there, hear } = twoTabs();
  here.signIn(login);
  hear();
  expect(there.get()).toMatchObject({ kind: 'student', userId: '7' });
  here.signOut();
  hear();
  hear();
  expect(there.get()).toEqual({ kind: 'visitor', isEndedElsewhere: true });
  expect(here.get()).toEqual({ kind: 'visitor' });
});

test('other values that change in another tab tell nobody', () => {
  const { here, there, hear } = twoTabs();
  here.signIn(login);
  hear();
  const heard = vi.fn<() => void>();
  there.subscribe(heard);
  hear();
  expect(heard).not.toHaveBeenCalled();
});

test('user info that arrives after a log-out is not kept on the device', () => {
  const store = createLocalStore(memoryStorage());
  const session = createSession(store, () => 1000);
  session.signIn(login);
  session.signOut();
  session.setUser(user);
  expect(store.get('info')).toBeUndefined();
});
