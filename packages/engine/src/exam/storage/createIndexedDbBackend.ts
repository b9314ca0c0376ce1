import type { Timers } from '../../ports/Timers.ts';
import { withTimeout } from '../../retry/withTimeout.ts';
import { isNewerOrSame, parseEntry, type StoreBackend, type StoredEntry } from './StoreBackend.ts';

const DATABASE = 'cloud-school-answers';
const TABLE = 'entries';
/** Some browsers never settle an open request; the student must not wait for them. */
const TIMEOUT_MS = 3000;

/** One transaction's work. */
interface Work<Value> {
  table: IDBObjectStore;
  /** Goes on with the result of a request; what throws there fails the transaction. */
  read: <Result>(request: IDBRequest<Result>, use: (result: Result) => void) => void;
  /** The value, given when the transaction completes. */
  done: (value: Value) => void;
}

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
    work: (parts: Work<Value>) => void,
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
      work({
        table: transaction.objectStore(TABLE),
        read: (request, use) =>
          request.addEventListener('success', () => {
            try {
              use(request.result);
            } catch (error) {
              // A listener has no caller: thrown on, it would be an error of the page.
              reject(error);
              transaction.abort();
            }
          }),
        done: (value) => results.push(value),
      });
    });
  }

  function run<Value>(mode: IDBTransactionMode, work: (parts: Work<Value>) => void): Promise<Value> {
    const done = runOnce(mode, work).catch(() => {
      opening = null;
      return runOnce(mode, work);
    });
    return withTimeout(done, TIMEOUT_MS, timers);
  }

  return {
    list: (prefix) =>
      run<StoredEntry[]>('readonly', ({ table, read, done }) =>
        read(table.getAll(), (stored) => {
          const entries = stored.map(parseEntry).filter((entry) => entry !== null);
          done(entries.filter((entry) => entry.key.startsWith(prefix)));
        }),
      ),
    put: (entry) =>
      run<void>('readwrite', ({ table, read, done }) =>
        read(table.get(entry.key), (stored) => {
          if (isNewerOrSame(entry, parseEntry(stored))) table.put(entry, entry.key);
          done();
        }),
      ),
    remove: (keys) =>
      run<void>('readwrite', ({ table, done }) => {
        for (const key of keys) table.delete(key);
        done();
      }),
  };
}
