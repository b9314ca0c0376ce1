import { getChapters, listNotes } from '@cloud-school/api-client';
import { type Chapter, isRecord, type Note, type SearchEntry, splitMoments } from '@cloud-school/domain';
import { classroomsOf } from '@cloud-school/ui';
import { coursePath } from '../../platform/navigation/paths.ts';
import { atMoment } from '../lesson/readMoment.ts';
import { classroomAddress } from '../study-address/classroomAddress.ts';

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The arguments of a call in a key of the data, null where the key is of another call. */
function argsOf(key: unknown, id: string): Record<string, unknown> | null {
  if (!Array.isArray(key)) return null;
  const parts: unknown[] = key;
  const at = parts.indexOf(id);
  const args = at === -1 ? null : parts[at + 1];
  return isRecord(args) ? args : null;
}

/** The chapters and lessons of a directory that some page has loaded. */
function toDirectoryEntries(chapters: readonly Chapter[], classId: string, courseId: string): SearchEntry[] {
  return chapters.flatMap((chapter): SearchEntry[] => [
    {
      kind: 'course',
      id: `${classId} ${courseId} ${chapter.id}`,
      title: chapter.name,
      detail: '章节',
      to: coursePath(courseId, { classId, studentId: null }),
    },
    ...classroomsOf([chapter]).flatMap((classroom): SearchEntry[] => {
      const to = classroomAddress(classroom, { classId, courseId });
      const { id, name } = classroom;
      return to === null ? [] : [{ kind: 'lesson', id, title: name, detail: chapter.name, to }];
    }),
  ]);
}

/** A note leads to its lesson, at the first moment that it names. */
function toNoteEntries(
  notes: readonly Note[],
  studentId: unknown,
  place: Record<string, string>,
): SearchEntry[] {
  const { classroomId = '', ...query } = place;
  const lesson = classroomAddress({ id: classroomId, kind: 'video' }, query);
  return notes
    .filter((note) => note.studentId === studentId)
    .flatMap(({ id, title, text }): SearchEntry[] => {
      const moment = splitMoments(text).find(({ positionMs }) => positionMs !== null);
      const to = lesson && moment ? atMoment(lesson, moment.text) : lesson;
      return to === null ? [] : [{ kind: 'note', id, title, detail: '我的笔记', text, to }];
    });
}

/** What pages have loaded and no call gives as a whole: the chapters of courses, and the student's notes. */
export function toLoadedEntries(key: unknown, data: unknown): SearchEntry[] {
  if (!Array.isArray(data)) return [];
  const chapters = argsOf(key, getChapters.id);
  if (chapters && isText(chapters.classId) && isText(chapters.courseId))
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- What the call with this id has answered.
    return toDirectoryEntries(data as Chapter[], chapters.classId, chapters.courseId);
  const notes = argsOf(key, listNotes.id);
  if (notes && isText(notes.classId) && isText(notes.classroomId)) {
    const { classId, classroomId, courseId, studentId } = notes;
    const place = { classId, classroomId, ...(isText(courseId) && { courseId }) };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- As above.
    return toNoteEntries(data as Note[], studentId, place);
  }
  return [];
}
