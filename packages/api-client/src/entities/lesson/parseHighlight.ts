import type { Highlight } from '@cloud-school/domain';
import { MalformedError } from '../../errors/MalformedError.ts';
import { asRecord, optionalTextOf, readAddress } from '../read.ts';
import { optionalTitle } from '../readTitle.ts';

/** Reads a picture or video of a lesson; one without a safe address is malformed. */
export function parseHighlight(item: unknown): Highlight {
  const record = asRecord(item, 'Highlight');
  const url = readAddress(record.url);
  if (url === null) throw new MalformedError('Highlight url is no http or https address.');
  return {
    name: optionalTitle(record.titbitName) ?? '',
    url,
    kind: optionalTextOf(record.fileType, 'code')?.toUpperCase() === 'VIDEO' ? 'video' : 'image',
  };
}
