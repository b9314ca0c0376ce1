import { expect, test } from 'vitest';
import { createLocalStore, memoryStorage } from './localStore.ts';

test('values are stored under the fixed prefix and read back unchanged', () => {
  const storage = memoryStorage();
  const store = createLocalStore(storage);
  store.set('token', 'abc');
  store.set('info', { id: '7', name: '沈雨薇', avatarUrl: null, mobile: null });
  expect(storage.getItem('manage-admin-token')).toBe('abc');
  expect(JSON.parse(storage.getItem('manage-admin-info') ?? '')).toMatchObject({ name: '沈雨薇' });
  expect(store.get('info')?.name).toBe('沈雨薇');
  store.remove('token');
  expect(store.get('token')).toBeUndefined();
});

test.each([
  ['info', '{"id":'],
  ['info', '"text"'],
  ['info', '{"name":"无编号"}'],
  ['location', '{"latitude":30,"longitude":"120","foundAt":1}'],
  ['location', '[30,120]'],
  ['tokenExpireTime', 'soon'],
  ['tokenExpireTime', 'null'],
  ['token', ''],
  ['session', 'abc'],
  ['session', '{"userId":"7","token":"","expiresAt":null}'],
  ['session', '{"userId":7,"token":"abc","expiresAt":null}'],
  ['session', '{"userId":"7","token":"abc"}'],
  ['session', '{"userId":"7","token":"abc","expiresAt":"soon"}'],
] as const)('a corrupt %s (%s) reads as absent', (key, stored) => {
  const storage = memoryStorage();
  storage.setItem(`manage-admin-${key}`, stored);
  expect(createLocalStore(storage).get(key)).toBeUndefined();
});

test('flags use the same prefix; anything but true or false reads as absent', () => {
  const storage = memoryStorage();
  const store = createLocalStore(storage);
  store.setFlag('isPartner', true);
  expect(storage.getItem('manage-admin-isPartner')).toBe('true');
  expect(store.getFlag('isPartner')).toBe(true);
  storage.setItem('manage-admin-isPartner', '1');
  expect(store.getFlag('isPartner')).toBeUndefined();
  store.setFlag('isPartner', undefined);
  expect(storage.getItem('manage-admin-isPartner')).toBeNull();
});

const refuse = () => {
  throw new DOMException('quota', 'QuotaExceededError');
};

test('a full storage is read; what it refuses is kept until the page is closed, and the older value is gone', () => {
  const storage = memoryStorage();
  createLocalStore(storage).set('token', 'abc');
  storage.setItem = refuse;
  const store = createLocalStore(storage);
  expect(store.get('token')).toBe('abc');
  store.set('token', 'def');
  expect(store.get('token')).toBe('def');
  expect(createLocalStore(storage).get('token')).toBeUndefined();
  store.remove('token');
  expect(store.get('token')).toBeUndefined();
});

test.each(['tenantId', 'token', 'session', 'uuid', 'info'] as const)(
  'a %s of absurd length reads as absent',
  (key) => {
    const storage = memoryStorage();
    const value = { id: '7', userId: '7', token: 'abc', expiresAt: null, name: '长'.repeat(1_000_000) };
    storage.setItem(`manage-admin-${key}`, JSON.stringify(value));
    expect(createLocalStore(storage).get(key)).toBeUndefined();
  },
);

test('a blocked storage throws nowhere; values last until the page is closed', () => {
  const store = createLocalStore(
    Object.assign(memoryStorage(), { getItem: refuse, setItem: refuse, removeItem: refuse }),
  );
  store.set('token', 'abc');
  expect(store.get('token')).toBe('abc');
  store.setFlag('isPartner', true);
  expect(store.getFlag('isPartner')).toBe(true);
  store.remove('token');
  expect(store.get('token')).toBeUndefined();
});
