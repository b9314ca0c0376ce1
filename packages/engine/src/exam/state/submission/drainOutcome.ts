import { listContested, listPending, settlesAt, type Journal } from '../journal/Journal.ts';
import { findEntry, type SaveQueue } from '../saving/QueueEntry.ts';
import { isDoubtful } from '../saving/SaveQueue.ts';
import type { Deadline } from '../time/Deadline.ts';
import type { SubmissionEvent } from './SubmissionEvent.ts';
import type { RunningSubmission } from './SubmissionState.ts';

/** How long a hand-in waits for unsaved answers, after no older save can arrive any more. */
const DRAIN_TIMEOUT_MS = 10_000;
/**
 * The students of a class reach the end of the time together: their hand-ins are spread over a hundredth of the time limit,
 * at most this long. The paper is locked and saved by then.
 */
const LONGEST_SPREAD_MS = 10_000;

/** What decides how long a hand-in waits. Times are milliseconds of the monotonic clock unless a comment names another. */
export interface DrainFacts {
  journal: Journal;
  queue: SaveQueue;
  deadline: Deadline | null;
  submission: RunningSubmission;
  /** When the drain began. */
  since: number;
  now: number;
  /** Milliseconds since 1970 by the server's clock. */
  serverNow: number;
  isOnline: boolean;
  /** The attempt's own place in the spread of a class, 0 to 1. */
  spreadShare: number;
}

/** How the drain of a hand-in ends; null while it waits for a save or for its turn. */
export function findDrainOutcome(facts: DrainFacts): SubmissionEvent | null {
  const { journal, queue, submission, since, now, isOnline } = facts;
  const unsent = listPending(journal);
  if (unsent.length === 0) return now < spreadEndsAt(facts) ? null : { type: 'drained', isOnline };
  if (queue.isPaused) return { type: 'drain-failed', reason: 'expired' };
  const hasEachFailed = unsent.every(({ questionId }) => {
    const entry = findEntry(queue, questionId);
    if (!entry) return true;
    return entry.sending === null && (entry.failedAt ?? -Infinity) >= since;
  });
  // Offline the student need not wait once every answer was tried in vain.
  const isHopeless = hasEachFailed && !isOnline;
  const refused = unsent.filter(({ questionId }) => findEntry(queue, questionId)?.refusal).length;
  const areAllRefused = refused === unsent.length;
  // The student has seen the refusals and does not wait for another answer.
  const isDecided = hasEachFailed && areAllRefused && submission.isWithoutRefused;
  if (!isHopeless && !isDecided && now < timesOutAt(facts)) return null;
  const isAsked = refused > 0 || queue.entries.some(isDoubtful);
  const some = isAsked ? 'some' : 'none';
  return { type: 'drain-failed', reason: 'unsaved', refused: areAllRefused ? 'all' : some };
}

/** When to look again if nothing changes before. */
export function nextDrainLook(facts: DrainFacts): number {
  const spreadEnd = spreadEndsAt(facts);
  return spreadEnd > facts.now ? spreadEnd : timesOutAt(facts);
}

/** When a hand-in with unsaved answers fails. */
function timesOutAt({ journal, since, now, serverNow }: DrainFacts): number {
  const settled = listContested(journal).map((entry) => now + settlesAt(entry) - serverNow);
  return Math.max(since, ...settled) + DRAIN_TIMEOUT_MS;
}

/** When a hand-in at the end of the time may go on; a later one is not held up. */
function spreadEndsAt({ deadline, submission, now, serverNow, spreadShare }: DrainFacts): number {
  if (!deadline || submission.trigger !== 'time-up') return -Infinity;
  const spread = spreadShare * Math.min(deadline.limitMs / 100, LONGEST_SPREAD_MS);
  return now + deadline.endsAt + spread - serverNow;
}
