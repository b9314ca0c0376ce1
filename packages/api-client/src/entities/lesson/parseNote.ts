import type { Note, NoteCounts } from '@cloud-school/domain';
import { parseDateTime } from '../dateTime.ts';
import {
  asRecord,
  isRecord,
  optionalBoolean,
  optionalNumber,
  optionalRecord,
  optionalText,
  readPicture,
  text,
} from '../read.ts';
import { optionalTitle } from '../readTitle.ts';

/** Reads a note. One that does not say whether it is shared counts as private. */
export function parseNote(item: unknown): Note {
  const record = asRecord(item, 'Note');
  return {
    id: text(record.id, 'Note id'),
    title: optionalTitle(record.title) ?? '',
    text: optionalText(record.notes) ?? '',
    isShared: optionalBoolean(isRecord(record.isShared) ? record.isShared.code : record.isShared) ?? false,
    authorName: optionalText(record.createdName) ?? '匿名学员',
    avatarUrl: readPicture(record.avatar),
    studentId: optionalText(record.studentId),
    isByTeacher: optionalBoolean(record.isTeacher) ?? false,
    createdAt: parseDateTime(record.createdTime),
  };
}

export function parseNoteCounts(data: unknown): NoteCounts {
  const record = optionalRecord(data);
  return {
    total: readCount(record.total),
    own: readCount(record.ownTotal),
    teacher: readCount(record.teacherTotal),
  };
}

const readCount = (value: unknown) => Math.max(0, Math.trunc(optionalNumber(value) ?? 0));
