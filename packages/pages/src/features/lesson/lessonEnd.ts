import type { Chapter, Classroom, StudyState } from '@cloud-school/domain';
import type { ProgressSnapshot } from '@cloud-school/engine';
import { classroomsOf, type LessonEnd } from '@cloud-school/ui';

interface Played {
  classroom: Classroom;
  chapters: readonly Chapter[];
  /** The item after it; null for the last one. */
  next: Classroom | null;
  snapshot: Pick<ProgressSnapshot, 'isAtEnd' | 'saving'> | null;
}

/** What the end of a lesson says; null before its end. Done is what the server counts as done. */
export function lessonEnd({ classroom, chapters, next, snapshot }: Played): LessonEnd | null {
  if (!snapshot?.isAtEnd) return null;
  const isDone = IS_DONE[classroom.state];
  const all = classroomsOf(chapters);
  const chapter = chapters.find((each) => classroomsOf([each]).some(({ id }) => id === classroom.id));
  const ofChapter = chapter ? classroomsOf([chapter]) : [];
  return {
    saving: isDone ? 'done' : SAVINGS[snapshot.saving],
    scope: isDone && isWhole(all) ? 'course' : isDone && isWhole(ofChapter) ? 'chapter' : 'lesson',
    chapterName: chapter?.name || null,
    chapter: countOf(ofChapter),
    course: countOf(all),
    next,
  };
}

const IS_DONE: Record<StudyState, boolean> = { 'not-started': false, studying: false, done: true };

/** A report that has arrived may not be counted yet: the directory is asked again. */
const SAVINGS: Record<ProgressSnapshot['saving'], LessonEnd['saving']> = {
  saved: 'recorded',
  saving: 'recording',
  unsaved: 'unsaved',
};

const countOf = (classrooms: readonly Classroom[]) => ({
  done: classrooms.filter(({ state }) => IS_DONE[state]).length,
  required: classrooms.length,
});

const isWhole = (classrooms: readonly Classroom[]) => {
  const { done, required } = countOf(classrooms);
  return required > 0 && done === required;
};
