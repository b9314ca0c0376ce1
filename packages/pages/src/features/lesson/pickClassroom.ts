import { type ClassActivity, type Classroom, isViewerKind } from '@cloud-school/domain';

/**
 * The classroom that opens first where the address names none: the activity's own contents before the rest of the course,
 * one that was begun before a new one, and a finished one last. Null without any that the viewer shows.
 */
export function pickClassroom(
  classrooms: readonly Classroom[],
  activity: Pick<ClassActivity, 'contents'> | null,
): Classroom | null {
  const shown = classrooms.filter(({ kind }) => isViewerKind(kind));
  const own = shown.filter(({ id }) => activity?.contents.some((content) => content.id === id));
  const candidates = own.length > 0 ? own : shown;
  return (
    candidates.find(({ state }) => state === 'studying') ??
    candidates.find(({ state }) => state === 'not-started') ??
    candidates[0] ??
    null
  );
}
