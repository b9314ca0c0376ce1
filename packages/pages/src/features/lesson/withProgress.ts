import type { Chapter, Classroom } from '@cloud-school/domain';

/**
 * The directory with the progress of the lesson that is played: the server's, or what was played since it was asked, whichever
 * is more. What is done is the server's to say.
 */
export function withProgress(
  chapters: readonly Chapter[],
  classroomId: string | null,
  percent: number | null,
): Chapter[] {
  const raise = (classroom: Classroom): Classroom =>
    classroom.id === classroomId && percent !== null && percent > (classroom.progress ?? 0)
      ? { ...classroom, progress: percent, state: BEGUN[classroom.state] }
      : classroom;
  return chapters.map((chapter) => ({
    ...chapter,
    sections: chapter.sections.map((section) => ({ ...section, classrooms: section.classrooms.map(raise) })),
  }));
}

/** The state of a lesson that is being played. */
const BEGUN: Record<Classroom['state'], Classroom['state']> = {
  'not-started': 'studying',
  studying: 'studying',
  done: 'done',
};
