import { type Classroom, isDone, isToDo } from '@cloud-school/domain';

/** Where a student goes on, and how that is called. */
export interface Resumed {
  classroom: Classroom;
  label: '上次学到' | '接下来学';
}

/** The classroom that was studied last, or what comes after it once it is finished; null where the course does not name it. */
export function findResumed(classrooms: readonly Classroom[], lastId: string | null): Resumed | null {
  const last = classrooms.find(({ id }) => id === lastId);
  if (!last) return null;
  const next = isDone(last) ? findNext(classrooms, last.id) : null;
  return next ? { classroom: next, label: '接下来学' } : { classroom: last, label: '上次学到' };
}

/** What is still to be studied after a classroom, from the first again at the end; null where nothing is left. */
function findNext(classrooms: readonly Classroom[], lastId: string): Classroom | null {
  const place = classrooms.findIndex(({ id }) => id === lastId);
  const inTurn = [...classrooms.slice(place + 1), ...classrooms.slice(0, place + 1)];
  return inTurn.find(isToDo) ?? null;
}
