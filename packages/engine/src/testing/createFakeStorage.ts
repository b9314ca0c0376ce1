import type { StorageLike } from '../ports/StorageLike.ts';

/** A storage that outlives the pages that use it. */
export function createFakeStorage(): StorageLike & { values: Map<string, string>; isBroken: boolean } {
  const values = new Map<string, string>();
  const guard = () => {
    if (disk.isBroken) throw new DOMException('The quota is exceeded.', 'QuotaExceededError');
  };
  const disk = {
    values,
    isBroken: false,
    get length() {
      return values.size;
    },
    key: (index: number) => [...values.keys()][index] ?? null,
    getItem: (key: string) => values.get(key) ?? null,
    setItem(key: string, value: string) {
      guard();
      values.set(key, value);
    },
    removeItem: (key: string) => void values.delete(key),
  };
  return disk;
}
