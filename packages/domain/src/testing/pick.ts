/** The item at `index` of a pool that repeats after its end. */
export function pick<Pool extends readonly [unknown, ...unknown[]]>(pool: Pool, index: number): Pool[number] {
  return pool[index % pool.length] ?? pool[0];
}
