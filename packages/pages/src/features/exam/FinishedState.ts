import { keysOf } from '@cloud-school/domain';
import type { FinishedExam } from '@cloud-school/engine';
import { readEntry } from '../../platform/history/readEntry.ts';

/** The state of the finished page's history entry. */
export interface FinishedState {
  /** The facts of the attempt; undefined where it was opened after the hand-in. */
  finished: FinishedExam | undefined;
  /** The entry before is the intro. */
  isAfterIntro: boolean;
}

/** Facts that are not as this build writes them are left out; the page then loads the exam's name. */
export function readFinishedState({
  finished,
  isAfterIntro,
}: Readonly<Record<string, unknown>>): FinishedState {
  return { finished: readFinished(finished), isAfterIntro: isAfterIntro === true };
}

function readFinished(value: unknown): FinishedExam | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { title, submittedAt, usedSeconds, answered, total, hasAnswers, endedBy } = readEntry(value);
  return {
    title: typeof title === 'string' ? title : null,
    submittedAt: readNumber(submittedAt),
    usedSeconds: readNumber(usedSeconds),
    answered: readNumber(answered),
    total: readNumber(total),
    hasAnswers: typeof hasAnswers === 'boolean' ? hasAnswers : null,
    endedBy: ENDS.find((end) => end === endedBy) ?? null,
  };
}

const ENDS = keysOf({ student: true, time: true } satisfies Record<
  NonNullable<FinishedExam['endedBy']>,
  true
>);

const readNumber = (value: unknown) => (typeof value === 'number' ? value : null);
