import type { Page } from './Page.ts';
import { asRecord, optionalNumber, readList } from './read.ts';

/** One page of a list; a number the server left out is worked out from what it sent (API-03). */
export function parsePage<Item>(data: unknown, parseItem: (item: unknown) => Item): Page<Item> {
  const record = asRecord(data, 'Page');
  const items = readList(record, 'Records of a page', parseItem);
  const size = optionalNumber(record.size) ?? items.length;
  const total = optionalNumber(record.total) ?? items.length;
  return {
    items,
    current: optionalNumber(record.current) ?? 1,
    pages: optionalNumber(record.pages) ?? (size > 0 ? Math.ceil(total / size) : 0),
    size,
    total,
  };
}
