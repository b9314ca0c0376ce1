import type { SchoolInformation } from '@cloud-school/domain';
import { asRecord, optionalText, text } from '../read.ts';
import { optionalTitle } from '../readTitle.ts';

/** Reads a text about the school. The names of title and content are ours. */
export function parseSchoolInformation(item: unknown): SchoolInformation {
  const record = asRecord(item, 'School information');
  return {
    id: text(record.id, 'School information id'),
    type: optionalText(record.informationType),
    title: optionalTitle(record.title) ?? '',
    content: optionalText(record.content) ?? '',
  };
}
