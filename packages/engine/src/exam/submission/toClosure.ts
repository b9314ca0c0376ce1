import type { Closure } from '../contract/Submission.ts';
import type { Journal } from '../journal/Journal.ts';
import type { HandIn } from '../ports/ExamPorts.ts';
import type { Deadline } from '../time/Deadline.ts';

/** The log list's times count whole seconds. */
const TOLERANCE_MS = 2000;

/** How an attempt ended that was handed in elsewhere: at the end of its time the system did it. */
export function toClosure(
  { at }: HandIn,
  { deadline, journal, now }: { deadline: Deadline | null; journal: Journal; now: number },
): Closure {
  const endsAt = deadline?.endsAt ?? Infinity;
  const isTimeUp = (at ?? now) >= endsAt - TOLERANCE_MS;
  return {
    by: isTimeUp ? 'system' : 'student',
    at: at ?? (isTimeUp ? endsAt : null),
    heldCount: [...journal.values()].filter(({ ackRev }) => ackRev > 0).length,
  };
}
