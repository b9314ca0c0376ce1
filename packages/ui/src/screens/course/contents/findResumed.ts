import { type Classroom, CONTENT_KINDS, isDone } from '@cloud-school/domain';

/** What is still to be studied after a classroom, from the first again at the end; null where nothing is left. */
export function findNextClassroom(classrooms: readonly Classroom[], lastId: string): Classroom | null {
  const place = classrooms.findIndex(({ id }) => id === lastId);
  const inTurn = [...classrooms.slice(place + 1), ...classrooms.slice(0, place + 1)];
  return inTurn.find(isLeft) ?? null;
}

/** Not what has its own hour, and not an exam that waits for its teacher. */
function isLeft(classroom: Classroom): boolean {
  const { isLive, opensIn, exam } = CONTENT_KINDS[classroom.kind];
  const hasItsHour = isLive || opensIn === 'offline-classroom';
  const isHandedIn = classroom.handIn !== undefined || (exam !== null && (classroom.progress ?? 0) >= 100);
  return !hasItsHour && !isHandedIn && !isDone(classroom);
}
