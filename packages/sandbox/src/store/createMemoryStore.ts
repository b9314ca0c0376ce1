import type { Collections } from './Collections.ts';
import type { Store } from './Store.ts';

type CollectionMaps = Map<keyof Collections, Map<string, string>>;

/** A store in memory. */
export function createMemoryStore(): Store {
  // Documents are stored as text, so that callers cannot change them by reference.
  let collections: CollectionMaps = new Map();
  let isInTransaction = false;

  const getCollection = (collection: keyof Collections): Map<string, string> => {
    const known = collections.get(collection);
    if (known) return known;
    const created = new Map<string, string>();
    collections.set(collection, created);
    return created;
  };

  return {
    get: (collection, id) => {
      const text = getCollection(collection).get(id);
      return text === undefined ? undefined : JSON.parse(text);
    },
    put: (collection, id, document) => {
      getCollection(collection).set(id, JSON.stringify(document));
    },
    delete: (collection, id) => {
      getCollection(collection).delete(id);
    },
    list: (collection) => [...getCollection(collection).values()].map((text) => JSON.parse(text)),
    transaction: (work) => {
      if (isInTransaction) return work();
      const before: CollectionMaps = new Map(
        [...collections].map(([name, documents]) => [name, new Map(documents)]),
      );
      isInTransaction = true;
      try {
        return work();
      } catch (error) {
        collections = before;
        throw error;
      } finally {
        isInTransaction = false;
      }
    },
    clear: () => {
      collections = new Map();
    },
    close: () => {},
  };
}
