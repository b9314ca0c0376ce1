import type { Collections } from './Collections.ts';

/** Collections of JSON documents, read and written at once; what is put is copied, never shared. */
export interface Store {
  get<Name extends keyof Collections>(collection: Name, id: string): Collections[Name] | undefined;
  /** Adds or replaces; a replaced document keeps its place in the list. */
  put<Name extends keyof Collections>(collection: Name, id: string, document: Collections[Name]): void;
  delete(collection: keyof Collections, id: string): void;
  /** In the order of first putting. */
  list<Name extends keyof Collections>(collection: Name): Collections[Name][];
  /** All or nothing: when `work` throws, nothing of it stays. An inner transaction joins the outer one. */
  transaction<Result>(work: () => Result): Result;
  clear(): void;
  close(): void;
}
