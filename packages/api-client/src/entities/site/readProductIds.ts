import { isRecord, jsonList, readItems, text } from '../read.ts';

/** Reads the distinct ids of related products: `[{ productId }]`, bare or as JSON in a string. */
export function readProductIds(value: unknown): string[] {
  const ids = readItems(jsonList(value), (item) =>
    text(isRecord(item) ? item.productId : item, 'Related product id'),
  );
  return [...new Set(ids)];
}
