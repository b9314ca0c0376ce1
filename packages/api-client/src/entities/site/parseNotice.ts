import type { Notice, NoticeDetail } from '@cloud-school/domain';
import { parseDateTime } from '../dateTime.ts';
import { asRecord, optionalText, text } from '../read.ts';
import { title } from '../readTitle.ts';

/** Reads a notice of a list. */
export function parseNotice(item: unknown): Notice {
  const record = asRecord(item, 'Notice');
  return {
    id: text(record.id, 'Notice id'),
    title: title(record.title, 'Notice title'),
    writerName: optionalText(record.writerName),
    createdAt: parseDateTime(record.createdTime),
  };
}

/** Reads a notice with its content; null when there is no data. */
export function parseNoticeDetail(data: unknown): NoticeDetail | null {
  if (data === null || data === undefined) return null;
  const record = asRecord(data, 'Notice');
  return { ...parseNotice(record), content: optionalText(record.content) ?? '' };
}
