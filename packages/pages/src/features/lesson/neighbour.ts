import { type Classroom, CONTENT_KINDS, isToDo } from '@cloud-school/domain';

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
  return firstToOpen(rest);
}

/** What is offered at the end of one: the first after it that is to do, else the first that was left out before it. */
export function nextToDo(classrooms: readonly Classroom[], currentId: string): Classroom | null {
  const index = classrooms.findIndex(({ id }) => id === currentId);
  const around = [...classrooms.slice(index + 1), ...classrooms.slice(0, Math.max(0, index))];
  return around.find(isToDo) ?? null;
}

const firstToOpen = (classrooms: readonly Classroom[]): Classroom | null =>
  classrooms.find(({ kind }) => CONTENT_KINDS[kind].opensIn !== 'app') ?? classrooms[0] ?? null;
