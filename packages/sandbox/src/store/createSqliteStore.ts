import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Collections } from './Collections.ts';
import type { Store } from './Store.ts';

const SCHEMA = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  PRAGMA busy_timeout = 5000;
  CREATE TABLE IF NOT EXISTS documents (
    position INTEGER PRIMARY KEY,
    collection TEXT NOT NULL,
    id TEXT NOT NULL,
    json TEXT NOT NULL,
    UNIQUE (collection, id)
  );
`;

/** A store in one SQLite file; creates missing folders. */
export function createSqliteStore(file: string): Store {
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  database.exec(SCHEMA);
  const select = database.prepare('SELECT json FROM documents WHERE collection = ? AND id = ?');
  const selectAll = database.prepare('SELECT json FROM documents WHERE collection = ? ORDER BY rowid');
  const upsert = database.prepare(
    'INSERT INTO documents (collection, id, json) VALUES (?, ?, ?) ON CONFLICT (collection, id) DO UPDATE SET json = excluded.json',
  );
  const remove = database.prepare('DELETE FROM documents WHERE collection = ? AND id = ?');
  let isInTransaction = false;

  return {
    get: (collection, id) => readDocument(collection, select.get(collection, id)),
    put: (collection, id, document) => {
      upsert.run(collection, id, JSON.stringify(document));
    },
    delete: (collection, id) => {
      remove.run(collection, id);
    },
    list: <Name extends keyof Collections>(collection: Name) =>
      selectAll.all(collection).flatMap((row) => readDocument(collection, row) ?? []),
    transaction: (work) => {
      if (isInTransaction) return work();
      isInTransaction = true;
      database.exec('BEGIN IMMEDIATE');
      try {
        const result = work();
        database.exec('COMMIT');
        return result;
      } catch (error) {
        database.exec('ROLLBACK');
        throw error;
      } finally {
        isInTransaction = false;
      }
    },
    clear: () => database.exec('DELETE FROM documents'),
    close: () => database.close(),
  };
}

// Only `put` writes documents, with the shape of their collection.
function readDocument<Name extends keyof Collections>(
  _collection: Name,
  row?: Record<string, unknown>,
): Collections[Name] | undefined {
  return typeof row?.json === 'string' ? JSON.parse(row.json) : undefined;
}
