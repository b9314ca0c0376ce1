import { listSeparate } from '@cloud-school/domain';
import type { Closure } from '../../contract/Submission.ts';
import type { Journal } from '../journal/Journal.ts';
import { type PaperRecords } from '../paper/PaperRecords.ts';
import type { Deadline } from '../time/Deadline.ts';
import type { HandIn } from './HandIn.ts';

/** The log list's times count whole seconds. */
const TOLERANCE_MS = 2000;

interface ClosedAttempt {
  deadline: Deadline | null;
  journal: Journal;
  records: PaperRecords;
  /** By the server's clock. */
  now: number;
}

/** How an attempt ended that was handed in elsewhere: at the end of its time the system did it. */
export function toClosure({ at }: HandIn, { deadline, journal, records, now }: ClosedAttempt): Closure {
  const endsAt = deadline?.endsAt ?? Infinity;
  const isTimeUp = (at ?? now) >= endsAt - TOLERANCE_MS;
  return {
    by: isTimeUp ? 'system' : 'student',
    at: at ?? (isTimeUp ? endsAt : null),
    heldCount: records.questions.filter((question) =>
      [question, ...listSeparate(question)].some(({ id }) => (journal.get(id)?.ackRev ?? 0) > 0),
    ).length,
  };
}
