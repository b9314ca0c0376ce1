import { makeQuestion } from '@cloud-school/domain/testing';
import { expect, it } from 'vitest';
import type { Submission } from '../contract/Submission.ts';
import { unopenedAttempt } from '../unopenedAttempt.ts';
import { toFinishedExam } from './toFinishedExam.ts';

const NOW = new Date('2026-11-21T14:20:00+08:00').getTime();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const paper = { title: '理论测试', description: null, timeLimitMinutes: 60, groups: [] };

/** Nine of ten questions are answered; `usedSeconds` of a paper with a time limit, `counted` by the page of one without. */
function finish(
  submission: Pick<Submission, 'handedInAt'> & Partial<Submission>,
  {
    usedSeconds = null,
    counted = null,
    unsavedCount = 0,
  }: { usedSeconds?: number | null; counted?: number | null; unsavedCount?: number },
) {
  const attempt = {
    ...unopenedAttempt,
    getProgress: () => ({ answered: 9, unanswered: 1, marked: 0 }),
    getSubmission: (): Submission => ({ ...unopenedAttempt.getSubmission(), step: 'done', ...submission }),
    getSaveSummary: () => ({ ...unopenedAttempt.getSaveSummary(), unsavedCount }),
    getUsedSeconds: () => usedSeconds,
    // The time is up since long.
    getRemaining: () => ({ seconds: 0, share: 0 }),
  };
  const usedTime = counted === null ? null : { seconds: () => counted };
  return toFinishedExam({ paper, attempt, usedTime }, NOW);
}

it('tells when the attempt was handed in and the time used until then, however late the page learns it', () => {
  const submittedAt = NOW - 3 * HOUR;
  expect(finish({ handedInAt: submittedAt }, { usedSeconds: 1200 })).toEqual({
    title: '理论测试',
    submittedAt,
    usedSeconds: 1200,
    answered: 9,
    total: 10,
    hasAnswers: false,
    endedBy: null,
  });
});

it('does not count answers that the server refused', () => {
  expect(finish({ handedInAt: NOW }, { unsavedCount: 2 })).toMatchObject({ answered: 7, total: 10 });
});

it('leaves out what is unknown', () => {
  expect(finish({ handedInAt: null }, {})).toMatchObject({ submittedAt: null, usedSeconds: null });
  expect(finish({ handedInAt: null }, { counted: 900 })).toMatchObject({ usedSeconds: null });
});

it('tells of an attempt that was closed elsewhere what the server holds', () => {
  const at = NOW - HOUR;
  const closure = { by: 'system', at, heldCount: 4 } as const;
  expect(finish({ handedInAt: at, closure }, { usedSeconds: 3600 })).toMatchObject({
    submittedAt: at,
    answered: 4,
    total: 10,
  });
});

it('without a limit takes the time that the page counted, if the hand-in was just now', () => {
  const used = (ago: number) => finish({ handedInAt: NOW - ago }, { counted: 900 }).usedSeconds;
  expect([0, 10_000, HOUR].map(used)).toEqual([900, 890, null]);
  // The server's clock, as it was measured first, may be ahead.
  expect(used(-2000)).toBe(900);
});

it.each([
  ['click', null, 'student'],
  ['time-up', null, 'time'],
  [null, 'student', 'student'],
  [null, 'system', 'time'],
] as const)('knows who handed in: %s, closed elsewhere by %s', (trigger, by, endedBy) => {
  const closure = by && { by, at: NOW, heldCount: 0 };
  expect(finish({ handedInAt: NOW, trigger, closure }, {})).toMatchObject({ endedBy, hasAnswers: false });
});

it('a part of one question is an answer, and blank texts are none', () => {
  const question = makeQuestion('reading');
  const [part] = question.subQuestions;
  const answered = (texts: string[]) =>
    toFinishedExam(
      {
        paper: { ...paper, groups: [{ kind: 'reading', questions: [question] }] },
        attempt: {
          ...unopenedAttempt,
          getAnswer: (id) => (id === part?.id ? { optionKeys: [], texts } : null),
        },
        usedTime: null,
      },
      NOW,
    ).hasAnswers;
  expect([answered(['  ']), answered(['写了'])]).toEqual([false, true]);
});
