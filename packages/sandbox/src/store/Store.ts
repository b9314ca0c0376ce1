import type { Collections } from './Collections.ts';

/** Synchronous collections of JSON documents. Documents are copied on reading and writing. */
export interface Store {
  get<Name extends keyof Collections>(collection: Name, id: string): Collections[Name] | undefined;
  /** Adds or replaces; a replaced document keeps its position in the list. */
  put<Name extends keyof Collections>(collection: Name, id: string, document: Collections[Name]): void;
  delete(collection: keyof Collections, id: string): void;
  /** In the order of insertion. */
  list<Name extends keyof Collections>(collection: Name): Collections[Name][];
  /** Rolls back all writes when `work` throws. An inner transaction joins the outer one. */
  transaction<Result>(work: () => Result): Result;
  clear(): void;
  close(): void;
}
