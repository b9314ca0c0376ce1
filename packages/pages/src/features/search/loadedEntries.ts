import { getChapters, listNotes } from '@cloud-school/api-client';
import { type Chapter, type Note, type SearchEntry, splitMoments } from '@cloud-school/domain';
import { classroomsOf } from '@cloud-school/ui';
import type { useAnswersOf } from '../../platform/data/useAnswersOf.ts';
import { coursePath } from '../../platform/navigation/paths.ts';
import { atMoment } from '../lesson/readMoment.ts';
import { classroomAddress } from '../study-address/classroomAddress.ts';

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
      const { id, name, kind: content } = classroom;
      return to === null ? [] : [{ kind: 'lesson', id, title: name, content, detail: chapter.name, to }];
    }),
  ]);
}

/** A note leads to its lesson, at the first moment that it names. */
function toNoteEntries(
  notes: readonly Note[],
  studentId: string,
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
export const toLoadedEntries = (answersOf: ReturnType<typeof useAnswersOf>): SearchEntry[] => [
  ...answersOf(getChapters).flatMap(({ args: { classId, courseId }, data }) =>
    classId && courseId ? toDirectoryEntries(data, classId, courseId) : [],
  ),
  ...answersOf(listNotes).flatMap(({ args: { classId, classroomId, courseId, studentId }, data }) =>
    toNoteEntries(data, studentId, { classId, classroomId, ...(courseId && { courseId }) }),
  ),
];
