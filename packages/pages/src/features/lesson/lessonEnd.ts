import { type Chapter, type Classroom, isDone } from '@cloud-school/domain';
import type { ProgressSnapshot } from '@cloud-school/engine';
import { classroomsOf, type LessonEnd } from '@cloud-school/ui';
import { nextToDo } from './neighbour.ts';

interface Played {
  classroom: Classroom;
  chapters: readonly Chapter[];
  snapshot: Pick<ProgressSnapshot, 'isAtEnd' | 'saving'> | null;
}

/** What the end of a lesson says; null before its end. Done is what the server counts as done. */
export function lessonEnd({ classroom, chapters, snapshot }: Played): LessonEnd | null {
  if (!snapshot?.isAtEnd) return null;
  const isCounted = isDone(classroom);
  const all = classroomsOf(chapters);
  const chapter = chapters.find((each) => classroomsOf([each]).some(({ id }) => id === classroom.id));
  const ofChapter = chapter ? classroomsOf([chapter]) : [];
  return {
    saving: isCounted ? 'done' : SAVINGS[snapshot.saving],
    scope: isCounted && isWhole(all) ? 'course' : isCounted && isWhole(ofChapter) ? 'chapter' : 'lesson',
    chapterName: chapter?.name || null,
    chapter: countOf(ofChapter),
    course: countOf(all),
    next: nextToDo(all, classroom.id),
  };
}

/** A report that has arrived may not be counted yet: the directory is asked again. */
const SAVINGS: Record<ProgressSnapshot['saving'], LessonEnd['saving']> = {
  saved: 'recorded',
  saving: 'recording',
  unsaved: 'unsaved',
};

const countOf = (classrooms: readonly Classroom[]) => ({
  done: classrooms.filter(isDone).length,
  required: classrooms.length,
});

const isWhole = (classrooms: readonly Classroom[]) => {
  const { done, required } = countOf(classrooms);
  return required > 0 && done === required;
};
