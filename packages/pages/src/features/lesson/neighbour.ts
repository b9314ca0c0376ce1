import { type Classroom, isViewerKind } from '@cloud-school/domain';

/**
 * The classroom before (-1) or after (1) one, among those that the viewer shows: a live lesson between two videos must not
 * stop the way. Null at the ends.
 */
export function neighbour(
  classrooms: readonly Classroom[],
  currentId: string | null,
  step: 1 | -1,
): Classroom | null {
  const index = classrooms.findIndex(({ id }) => id === currentId);
  if (index < 0) return null;
  const rest = step === 1 ? classrooms.slice(index + 1) : classrooms.slice(0, index).toReversed();
  return rest.find(({ kind }) => isViewerKind(kind)) ?? null;
}
