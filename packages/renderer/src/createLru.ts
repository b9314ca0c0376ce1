/** A cache limited in bytes, which evicts the least recently used value first. */
interface Lru<Value> {
  get: (key: string) => Value | undefined;
  /** Replaces the value of the key; one that is larger than the whole cache is not stored. */
  set: (key: string, value: Value) => void;
  delete: (key: string) => boolean;
  keys: () => string[];
  size: () => { count: number; bytes: number };
}

export function createLru<Value>(
  maxBytes: number,
  bytesOf: (key: string, value: Value) => number,
): Lru<Value> {
  const values = new Map<string, Value>();
  let bytes = 0;

  function remove(key: string): boolean {
    const value = values.get(key);
    if (value === undefined) return false;
    bytes -= bytesOf(key, value);
    return values.delete(key);
  }

  return {
    get(key) {
      const value = values.get(key);
      if (value === undefined) return undefined;
      // The order of a Map is that of insertion: the value becomes the last one.
      values.delete(key);
      values.set(key, value);
      return value;
    },
    set(key, value) {
      remove(key);
      const size = bytesOf(key, value);
      if (size > maxBytes) return;
      values.set(key, value);
      bytes += size;
      for (const oldest of values.keys()) {
        if (bytes <= maxBytes) break;
        remove(oldest);
      }
    },
    delete: remove,
    keys: () => [...values.keys()],
    size: () => ({ count: values.size, bytes }),
  };
}
