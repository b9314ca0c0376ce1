import type { ContentOperation } from '@cloud-school/domain';
import { asRecord, optionalText, readPicture, text } from '../read.ts';
import { title } from '../readTitle.ts';

/** Reads a piece of published content. The fields are ours: the specification shows none. */
export function parseContentOperation(item: unknown): ContentOperation {
  const record = asRecord(item, 'Content operation');
  return {
    id: text(record.id, 'Content operation id'),
    title: title(record.title, 'Content operation title'),
    pictureUrl: readPicture(record.pic),
    content: optionalText(record.content),
  };
}
