import type { Timers } from '../../ports/Timers.ts';
import { withTimeout } from '../../retry/withTimeout.ts';
import { isNewerOrSame, parseEntry, type StoreBackend, type StoredEntry } from './StoreBackend.ts';

const DATABASE = 'cloud-school-answers';
const TABLE = 'entries';
/** Some browsers never settle an open request; the student must not wait for them. */
const TIMEOUT_MS = 3000;

/** Stores entries in IndexedDB. A call that fails is repeated once on a new connection. */
export function createIndexedDbBackend(factory: IDBFactory, timers: Timers): StoreBackend {
  let opening: Promise<IDBDatabase> | null = null;

  function open(): Promise<IDBDatabase> {
    opening ??= new Promise<IDBDatabase>((resolve, reject) => {
      const request = factory.open(DATABASE, 1);
      request.addEventListener('upgradeneeded', () => request.result.createObjectStore(TABLE));
      request.addEventListener('success', () => {
        const database = request.result;
        database.addEventListener('close', () => (opening = null));
        database.addEventListener('versionchange', () => {
          database.close();
          opening = null;
        });
        resolve(database);
      });
      request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB did not open.')));
      request.addEventListener('blocked', () => reject(new Error('IndexedDB is blocked by another tab.')));
    });
    return opening;
  }

  async function runOnce<Value>(
    mode: IDBTransactionMode,
    work: (table: IDBObjectStore, done: (value: Value) => void) => void,
  ): Promise<Value> {
    const database = await open();
    return new Promise<Value>((resolve, reject) => {
      // Strict: when the write completes, the answer is on disk and not only in a cache of the operating system.
      const transaction = database.transaction(TABLE, mode, { durability: 'strict' });
      const results: Value[] = [];
      const fail = () => reject(transaction.error ?? new Error('An IndexedDB transaction failed.'));
      transaction.addEventListener('complete', () => {
        for (const result of results) resolve(result);
        if (results.length === 0) reject(new Error('An IndexedDB transaction ended without a result.'));
      });
      transaction.addEventListener('abort', fail);
      transaction.addEventListener('error', fail);
      work(transaction.objectStore(TABLE), (value) => results.push(value));
    });
  }

  function run<Value>(
    mode: IDBTransactionMode,
    work: (table: IDBObjectStore, done: (value: Value) => void) => void,
  ): Promise<Value> {
    const done = runOnce(mode, work).catch(() => {
      opening = null;
      return runOnce(mode, work);
    });
    return withTimeout(done, TIMEOUT_MS, timers);
  }

  return {
    list: (prefix) =>
      run<StoredEntry[]>('readonly', (table, done) => {
        const request = table.getAll();
        request.addEventListener('success', () => {
          const entries = request.result.map(parseEntry).filter((entry) => entry !== null);
          done(entries.filter((entry) => entry.key.startsWith(prefix)));
        });
      }),
    put: (entry) =>
      run<void>('readwrite', (table, done) => {
        const request = table.get(entry.key);
        request.addEventListener('success', () => {
          if (isNewerOrSame(entry, parseEntry(request.result))) table.put(entry, entry.key);
          done();
        });
      }),
    remove: (keys) =>
      run<void>('readwrite', (table, done) => {
        for (const key of keys) table.delete(key);
        done();
      }),
  };
}
