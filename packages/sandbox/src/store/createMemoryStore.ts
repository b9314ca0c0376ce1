import type { Collections } from './Collections.ts';
import type { Store } from './Store.ts';

type Shelves = Map<keyof Collections, Map<string, string>>;

/** A store that lives as long as the page, the test or the process. */
export function createMemoryStore(): Store {
  // Documents are kept as text, so a caller that changes what it read changes nothing here.
  let shelves: Shelves = new Map();
  let isInTransaction = false;

  const shelf = (collection: keyof Collections): Map<string, string> => {
    const known = shelves.get(collection);
    if (known) return known;
    const created = new Map<string, string>();
    shelves.set(collection, created);
    return created;
  };

  return {
    get: (collection, id) => {
      const text = shelf(collection).get(id);
      return text === undefined ? undefined : JSON.parse(text);
    },
    put: (collection, id, document) => {
      shelf(collection).set(id, JSON.stringify(document));
    },
    delete: (collection, id) => {
      shelf(collection).delete(id);
    },
    list: (collection) => [...shelf(collection).values()].map((text) => JSON.parse(text)),
    transaction: (work) => {
      if (isInTransaction) return work();
      const before: Shelves = new Map([...shelves].map(([name, documents]) => [name, new Map(documents)]));
      isInTransaction = true;
      try {
        return work();
      } catch (error) {
        shelves = before;
        throw error;
      } finally {
        isInTransaction = false;
      }
    },
    clear: () => {
      shelves = new Map();
    },
    close: () => {},
  };
}
