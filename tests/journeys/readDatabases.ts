import type { Page } from '@playwright/test';

interface StoredEntry {
  database: string;
  key: string;
  /** As JSON. */
  value: string;
}

/** Every entry of the databases that the page has. */
export const readDatabases = (page: Page): Promise<StoredEntry[]> =>
  page.evaluate(async () => {
    const settle = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve) => {
        request.addEventListener('success', () => resolve(request.result));
      });
    const found: StoredEntry[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await settle(indexedDB.open(name));
      for (const table of database.objectStoreNames) {
        const store = database.transaction(table).objectStore(table);
        const [keys, values] = await Promise.all([settle(store.getAllKeys()), settle(store.getAll())]);
        for (const [index, key] of keys.entries())
          found.push({
            database: name,
            key: typeof key === 'string' ? key : JSON.stringify(key),
            value: JSON.stringify(values[index]),
          });
      }
      database.close();
    }
    return found;
  });
