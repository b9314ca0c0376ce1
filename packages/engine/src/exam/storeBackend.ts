/** A value on disk. Of two with one key the higher order is the newer. */
export interface StoredEntry {
  key: string;
  order: number;
  value: unknown;
}

/** A place that keeps entries; every method rejects when the place does not work. */
export interface StoreBackend {
  list(prefix: string): Promise<StoredEntry[]>;
  /** Leaves a stored entry of a higher order as it is. */
  put(entry: StoredEntry): Promise<void>;
  remove(keys: readonly string[]): Promise<void>;
}

/** Keeps the newer of two entries, so that a slow tab never overwrites what came after it. */
export function isNewerOrSame(entry: StoredEntry, stored: StoredEntry | null | undefined): boolean {
  return !stored || entry.order >= stored.order;
}

/** Null for anything that is no entry: a damaged value reads as absent. */
export function parseEntry(value: unknown): StoredEntry | null {
  if (typeof value !== 'object' || value === null) return null;
  const { key, order, value: inner } = value as Record<string, unknown>;
  return typeof key === 'string' && typeof order === 'number' && Number.isFinite(order)
    ? { key, order, value: inner }
    : null;
}
