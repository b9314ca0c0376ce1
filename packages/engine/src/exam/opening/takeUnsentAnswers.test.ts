import type { Answer } from '@cloud-school/domain';
import { expect, test } from 'vitest';
import { takeUnsentAnswers } from './takeUnsentAnswers.ts';

const chosen: Answer = { optionKeys: ['A'], texts: [] };
const answers = new Map([
  ['q1', chosen],
  ['answered again', chosen],
]);

test.each([
  ['that takes them', new Set(['q1']), true, ['q1']],
  ['whose paper is locked', null, true, []],
  ['on a device that stores nothing', new Set(['q1']), false, []],
])('of an attempt %s only those unsent answers are deleted that are stored again', async (...given) => {
  const [, taken, isDurable, deletions] = given;
  const forgotten: string[] = [];
  const attempt = {
    importAnswers: async () => taken,
    getSaveSummary: () => ({
      state: 'saved' as const,
      savedAt: null,
      unsavedCount: 0,
      retryAt: null,
      failureCount: 0,
      isDurable,
    }),
  };
  const forget = async (questionIds: ReadonlySet<string>) => void forgotten.push(...questionIds);
  expect(await takeUnsentAnswers(attempt, { answers, forget })).toBe(taken !== null);
  expect(forgotten).toEqual(deletions);
});
