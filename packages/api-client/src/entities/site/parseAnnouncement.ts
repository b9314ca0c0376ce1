import type { Announcement } from '@cloud-school/domain';
import { parseDateTime } from '../dateTime.ts';
import { asRecord, optionalTextOf, text } from '../read.ts';
import { title } from '../readTitle.ts';

/** Reads a line of the ticker; NEW_INFORMATION is news, any other type is a notice (HOME-02). */
export function parseAnnouncement(item: unknown): Announcement {
  const record = asRecord(item, 'Announcement');
  const kindCode = optionalTextOf(record.commentObjectType, 'code');
  return {
    id: text(record.id, 'Announcement id'),
    title: title(record.title, 'Announcement title'),
    kind: kindCode === 'NEW_INFORMATION' ? 'news' : 'notice',
    publishedAt: parseDateTime(record.publishTime) ?? parseDateTime(record.createdTime),
  };
}
