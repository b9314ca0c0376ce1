import type { CountedTag } from '@cloud-school/domain';
import { asRecord, optionalNumber, text } from '../read.ts';

/** Reads a tag with the number of its items. */
export function parseCountedTag(item: unknown): CountedTag {
  const record = asRecord(item, 'Tag');
  return {
    id: text(record.id, 'Tag id'),
    name: text(record.name ?? record.tagName, 'Tag name'),
    count: optionalNumber(record.count),
  };
}
