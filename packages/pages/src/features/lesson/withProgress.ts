import type { Chapter, Classroom } from '@cloud-school/domain';
import type { StudyReport } from '@cloud-school/engine';

/** The directory with the progress of the lesson that is played: the server's, or what was played since it was asked. */
export function withProgress(
  chapters: readonly Chapter[],
  classroomId: string | null,
  report: StudyReport | null,
): Chapter[] {
  const played = report && playedPercent(report);
  const raise = (classroom: Classroom): Classroom =>
    played !== null && classroom.id === classroomId && played > (classroom.progress ?? 0)
      ? { ...classroom, progress: played }
      : classroom;
  return chapters.map((chapter) => ({
    ...chapter,
    sections: chapter.sections.map((section) => ({ ...section, classrooms: section.classrooms.map(raise) })),
  }));
}

/** 0 to 100; null for a lesson of an unknown length. */
function playedPercent({ positionMs, remainingMs }: StudyReport): number | null {
  const length = positionMs + (remainingMs ?? 0);
  return remainingMs === null || length === 0 ? null : (positionMs / length) * 100;
}
