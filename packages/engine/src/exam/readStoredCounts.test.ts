import { expect, it } from 'vitest';
import { readStoredCounts } from './readStoredCounts.ts';
import { createAnswerStore } from './storage/createAnswerStore.ts';
import {
  choice,
  createExamHarness,
  type ExamHarness,
  type ExamHarnessOptions,
  KEY,
  text,
} from './testing/createExamHarness.ts';

/** Counts without opening the attempt, as the intro does. */
const count = (harness: ExamHarness, hasPaper = true) => {
  const store = createAnswerStore({ indexedDB: null, storage: harness.storage, timers: harness.clock });
  const readPaper = async () => (hasPaper ? harness.storedPaper() : null);
  return readStoredCounts({ ...store, readPaper }, KEY);
};

/** Two choices, and a reading of three sub-questions. */
const withReading = (options: ExamHarnessOptions = {}) =>
  createExamHarness({
    choices: 2,
    texts: 0,
    reading: { subQuestionCount: 3, isSavedAsOne: false },
    ...options,
  });

it.each([false, true])(
  'counts questions as the answer card, not their sub-questions (saved as one: %s)',
  async (isSavedAsOne) => {
    const harness = withReading({ reading: { subQuestionCount: 3, isSavedAsOne } });
    const { attempt } = await harness.open();
    harness.server.isNetworkUp = false;
    attempt.answer('c1', choice('A'));
    attempt.answer('r1#1', choice('A'));
    attempt.answer('r1#2', choice('B'));
    await harness.clock.advance(500);
    expect(await count(harness)).toEqual({ answered: 1, partlyAnswered: 1, unsaved: 2 });
    attempt.answer('r1#3', choice('C'));
    await harness.clock.advance(500);
    expect(await count(harness)).toEqual({ answered: 2, partlyAnswered: 0, unsaved: 2 });
    expect(attempt.getProgress()).toMatchObject({ answered: 2, unanswered: 1 });
  },
);

it('counts what the server confirmed as saved, and what was emptied after a save as answered', async () => {
  const harness = withReading({ texts: 1 });
  const { attempt } = await harness.open();
  attempt.answer('c1', choice('A'));
  attempt.answer('t1', text('先评估'));
  await harness.clock.advance(5000);
  attempt.answer('c1', choice());
  await harness.clock.advance(5000);
  expect(await count(harness)).toEqual({ answered: 2, partlyAnswered: 0, unsaved: 0 });
  expect(attempt.getProgress()).toMatchObject({ answered: 2 });
});

it('knows no counts without the paper, whose questions the answers belong to', async () => {
  const harness = withReading();
  const { attempt } = await harness.open();
  attempt.answer('r1#1', choice('A'));
  await harness.clock.advance(500);
  expect(await count(harness, false)).toBeNull();
});
