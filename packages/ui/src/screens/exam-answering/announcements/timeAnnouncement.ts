import type { AnswerProgress } from '@cloud-school/engine';
import type { AnsweringWords } from '../words/answeringWords.ts';

const MINUTE_S = 60;

type Words = Pick<AnsweringWords, 'automaticSubmit' | 'isSubmitting'>;

interface TimeAnnouncement {
  /** Spoken when the time left falls to this many seconds. */
  seconds: number;
  format: (progress: AnswerProgress, words: Words) => string;
}

/** From the shortest, so that a clock that jumped over several speaks only the last. */
const ANNOUNCEMENTS: readonly TimeAnnouncement[] = [
  { seconds: 0, format: (_, { isSubmitting }) => `时间到，${isSubmitting}` },
  { seconds: MINUTE_S, format: (_, { automaticSubmit }) => `还剩 1 分钟，到点${automaticSubmit}` },
  { seconds: 5 * MINUTE_S, format: ({ unanswered }) => `还剩 5 分钟，未答 ${unanswered} 题` },
  { seconds: 10 * MINUTE_S, format: ({ answered }) => `还剩 10 分钟，已答 ${answered} 题` },
  { seconds: 30 * MINUTE_S, format: ({ answered }) => `还剩 30 分钟，已答 ${answered} 题` },
];

/**
 * What to say when the time left falls from `before` to `now`: at 30, 10, 5 and 1 minutes and at the end. Null in every
 * other second, and where the clock was set back.
 */
export function timeAnnouncement(
  [before, now]: readonly [number, number],
  progress: AnswerProgress,
  words: Words,
): string | null {
  const due = ANNOUNCEMENTS.find(({ seconds }) => now <= seconds && before > seconds);
  return due?.format(progress, words) ?? null;
}
