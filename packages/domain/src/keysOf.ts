/** The keys of a record whose type lists them all, in the record's order. */
export function keysOf<Of extends object>(record: Of): (keyof Of & string)[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys is typed as string[], since an object may hold more keys than its type; a table of ours holds its type's.
  return Object.keys(record) as (keyof Of & string)[];
}
