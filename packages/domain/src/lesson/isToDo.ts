import { type Classroom, isDone } from './Classroom.ts';
import { CONTENT_KINDS } from './contentKinds.ts';

/** Whether a student is offered it next: not what is done, what has its own hour, nor an exam that waits for its teacher. */
export function isToDo(classroom: Classroom): boolean {
  const { isLive, opensIn, exam } = CONTENT_KINDS[classroom.kind];
  const hasItsHour = isLive || opensIn === 'offline-classroom';
  const isHandedIn = classroom.handIn !== undefined || (exam !== null && (classroom.progress ?? 0) >= 100);
  return !hasItsHour && !isHandedIn && !isDone(classroom);
}
