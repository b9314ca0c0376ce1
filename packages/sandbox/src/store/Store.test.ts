import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { StoredStudent } from './Collections.ts';
import { createMemoryStore } from './createMemoryStore.ts';
import { createSqliteStore } from './createSqliteStore.ts';
import type { Store } from './Store.ts';

const makeStudent = (id: string, realName = '沈雨薇'): StoredStudent => ({
  id,
  mobile: '13857146209',
  username: id,
  password: null,
  realName,
  nickName: realName,
  avatar: null,
});

const folders: string[] = [];
const newFile = () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-store-'));
  folders.push(folder);
  return join(folder, 'deep', 'school.sqlite');
};
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const kinds: [string, () => Store][] = [
  ['memory', createMemoryStore],
  ['sqlite', () => createSqliteStore(newFile())],
];

describe.each(kinds)('%s store', (_name, createStore) => {
  it('returns copies of documents', () => {
    const store = createStore();
    const student = makeStudent('u-1');
    store.put('students', 'u-1', student);
    student.realName = '改过的名字';
    const read = store.get('students', 'u-1');
    expect(read?.realName).toBe('沈雨薇');
    if (read) read.realName = '再改';
    expect(store.get('students', 'u-1')?.realName).toBe('沈雨薇');
    store.close();
  });

  it('separates ids and collections', () => {
    const store = createStore();
    store.put('students', 'u-1', makeStudent('u-1'));
    expect(store.get('students', 'u-2')).toBeUndefined();
    expect(store.list('answers')).toEqual([]);
    store.close();
  });

  it('lists in the order of insertion, also after a replacement', () => {
    const store = createStore();
    for (const id of ['b', 'a', 'c']) store.put('students', id, makeStudent(id));
    store.put('students', 'b', makeStudent('b', '何志远'));
    store.delete('students', 'a');
    store.delete('students', 'never');
    expect(store.list('students').map(({ id, realName }) => `${id} ${realName}`)).toEqual([
      'b 何志远',
      'c 沈雨薇',
    ]);
    store.close();
  });

  it('commits or rolls back a transaction', () => {
    const store = createStore();
    store.put('students', 'u-1', makeStudent('u-1'));
    expect(() =>
      store.transaction(() => {
        store.put('students', 'u-1', makeStudent('u-1', '半途'));
        store.transaction(() => store.put('students', 'u-2', makeStudent('u-2')));
        throw new Error('broken on the way');
      }),
    ).toThrow('broken on the way');
    expect(store.list('students').map(({ realName }) => realName)).toEqual(['沈雨薇']);
    expect(
      store.transaction(() => {
        store.put('students', 'u-2', makeStudent('u-2'));
        return 'done';
      }),
    ).toBe('done');
    expect(store.list('students')).toHaveLength(2);
    store.close();
  });

  it('is empty after clear', () => {
    const store = createStore();
    store.put('students', 'u-1', makeStudent('u-1'));
    store.clear();
    expect(store.list('students')).toEqual([]);
    store.close();
  });
});

describe('sqlite store', () => {
  it('survives a restart', () => {
    const file = newFile();
    const first = createSqliteStore(file);
    first.put('students', 'u-1', makeStudent('u-1'));
    first.close();
    const second = createSqliteStore(file);
    expect(second.get('students', 'u-1')?.realName).toBe('沈雨薇');
    second.close();
  });
});
