import { isRecord } from '@cloud-school/domain';

/** A value on disk. Of two entries with the same key the one with the higher order is newer. */
export interface StoredEntry {
  key: string;
  order: number;
  value: unknown;
}

/** Stores entries; every method rejects when the storage does not work. */
export interface StoreBackend {
  list(prefix: string): Promise<StoredEntry[]>;
  /** Does nothing when an entry of a higher order is stored. */
  put(entry: StoredEntry): Promise<void>;
  remove(keys: readonly string[]): Promise<void>;
}

/** True when `entry` may replace `stored`: a slow tab never overwrites a newer entry. */
export function isNewerOrSame(entry: StoredEntry, stored: StoredEntry | null | undefined): boolean {
  return !stored || entry.order >= stored.order;
}

/** Null for anything unreadable: a damaged value counts as absent. */
export function parseEntry(value: unknown): StoredEntry | null {
  if (!isRecord(value)) return null;
  const { key, order, value: inner } = value;
  return typeof key === 'string' && typeof order === 'number' && Number.isFinite(order)
    ? { key, order, value: inner }
    : null;
}
