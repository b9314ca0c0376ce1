/** A whole number from 0 to `below - 1`, always the same for the same key. */
export function pickOf(key: string, below: number): number {
  // FNV-1a, then two rounds of mixing, so that keys that differ in one letter differ in all bits.
  let hash = 0x811c9dc5;
  for (const letter of key) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) % below;
}
