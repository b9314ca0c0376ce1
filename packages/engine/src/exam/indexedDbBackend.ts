import type { Timers } from './AnswerSession.ts';
import { isNewerOrSame, parseEntry, type StoreBackend, type StoredEntry } from './storeBackend.ts';
import { withTimeLimit } from './withTimeLimit.ts';

const DATABASE = 'cloud-school-answers';
const TABLE = 'entries';
/** Some browsers never answer an open request; the student must not wait for them. */
const LIMIT_MS = 3000;

/** Keeps entries in IndexedDB. A lost connection is opened anew once before a call fails. */
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

  async function once<Value>(
    mode: IDBTransactionMode,
    work: (table: IDBObjectStore, done: (value: Value) => void) => void,
  ): Promise<Value> {
    const database = await open();
    return new Promise<Value>((resolve, reject) => {
      // Strict: an answer is on the disk, not in a cache of the operating system, when the write is reported.
      const transaction = database.transaction(TABLE, mode, { durability: 'strict' });
      const results: Value[] = [];
      const fail = () => reject(transaction.error ?? new Error('An IndexedDB transaction failed.'));
      transaction.addEventListener('complete', () => {
        if (results.length > 0) resolve(results[0] as Value);
        else reject(new Error('An IndexedDB transaction ended without a result.'));
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
    const attempt = once(mode, work).catch(() => {
      opening = null;
      return once(mode, work);
    });
    return withTimeLimit(attempt, LIMIT_MS, timers);
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
