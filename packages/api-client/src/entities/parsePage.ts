import type { Page } from '@cloud-school/domain';
import { asRecord, optionalNumber, readList } from './read.ts';

/** Reads one page of a list; a missing count is derived from the others (API-03). */
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
