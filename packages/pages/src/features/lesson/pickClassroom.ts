import { type ClassActivity, type Classroom, isViewerKind, type StudyState } from '@cloud-school/domain';

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
  const [first = null] = candidates.toSorted((one, other) => TURNS[one.state] - TURNS[other.state]);
  return first;
}

const TURNS: Record<StudyState, number> = { studying: 0, 'not-started': 1, done: 2 };
