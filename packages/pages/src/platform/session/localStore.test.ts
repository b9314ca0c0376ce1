import { expect, test } from 'vitest';
import { createLocalStore, memoryStorage } from './localStore.ts';

test('values come back as they were, under the fixed prefix', () => {
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
  ['isKingDee', '1'],
  ['token', ''],
] as const)('a corrupt %s (%s) reads as absent', (key, stored) => {
  const storage = memoryStorage();
  storage.setItem(`manage-admin-${key}`, stored);
  expect(createLocalStore(storage).get(key)).toBeUndefined();
});

test('a storage that throws loses the value, not the action', () => {
  const refuse = () => {
    throw new Error('quota');
  };
  const store = createLocalStore(
    Object.assign(memoryStorage(), { getItem: refuse, setItem: refuse, removeItem: refuse }),
  );
  store.set('token', 'abc');
  store.remove('token');
  expect(store.get('token')).toBeUndefined();
});
