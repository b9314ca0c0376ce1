import { type Classroom, CONTENT_KINDS } from '@cloud-school/domain';

/**
 * The item before (-1) or after (1) one of the directory, of any kind (VIEW-05). What only the app opens must not stop the
 * way between two others: it is the neighbour only where nothing else follows. Null at the ends.
 */
export function neighbour(
  classrooms: readonly Classroom[],
  currentId: string | null,
  step: 1 | -1,
): Classroom | null {
  const index = classrooms.findIndex(({ id }) => id === currentId);
  if (index < 0) return null;
  const rest = step === 1 ? classrooms.slice(index + 1) : classrooms.slice(0, index).toReversed();
  return rest.find(({ kind }) => CONTENT_KINDS[kind].opensIn !== 'app') ?? rest[0] ?? null;
}
