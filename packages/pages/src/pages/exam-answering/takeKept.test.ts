import type { Answer } from '@cloud-school/domain';
import { expect, test } from 'vitest';
import { takeKept } from './takeKept.ts';

const answers = new Map<string, Answer>([['q1', { optionKeys: ['A'], texts: [] }]]);

test.each([
  ['that takes them', true, true, 1],
  ['whose paper is locked', false, true, 0],
  ['on a device that stores nothing', true, false, 0],
])('of an attempt %s the kept answers are deleted only once they are stored again', async (...given) => {
  const [, isTaken, isDurable, deletions] = given;
  let forgotten = 0;
  const attempt = {
    importAnswers: async () => isTaken,
    getSaveSummary: () => ({
      state: 'saved' as const,
      savedAt: null,
      unsavedCount: 0,
      retryAt: null,
      failureCount: 0,
      isDurable,
    }),
  };
  const forget = async () => {
    forgotten += 1;
  };
  expect(await takeKept(attempt, { answers, forget })).toBe(isTaken);
  expect(forgotten).toBe(deletions);
});
