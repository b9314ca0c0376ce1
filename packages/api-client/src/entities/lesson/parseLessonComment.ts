import type { LessonComment } from '@cloud-school/domain';
import { parseDateTime } from '../dateTime.ts';
import { asRecord, optionalText, readPicture, text } from '../read.ts';

/** Reads a comment of a classroom. Servers send 0 where there is no parent. */
export function parseLessonComment(item: unknown): LessonComment {
  const record = asRecord(item, 'Comment');
  const parentId = optionalText(record.commentParent);
  return {
    id: text(record.id, 'Comment id'),
    text: optionalText(record.commentContent) ?? '',
    parentId: parentId === '0' ? null : parentId,
    authorName: optionalText(record.commentAuthorName) ?? '匿名学员',
    authorAvatarUrl: readPicture(record.commentAuthorAvatar),
    parentAuthorName: optionalText(record.commentParentAuthorName),
    createdAt: parseDateTime(record.createdTime),
  };
}
