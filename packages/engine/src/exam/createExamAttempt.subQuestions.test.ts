import { describe, expect, it } from 'vitest';
import { choice, createExamHarness, text } from './testing/createExamHarness.ts';

/** A reading r1 of three sub-questions, beside a choice c1. */
const withReading = (isSavedAsOne: boolean) =>
  createExamHarness({ choices: 1, texts: 0, reading: { subQuestionCount: 3, isSavedAsOne } });

const AT_REST = { isMarked: false, isClearedAfterSave: false, subQuestionCount: 3 };

describe.each([false, true])('a question with sub-questions (saved as one: %s)', (isSavedAsOne) => {
  it('is half answered until all of them are, and counts as one question', async () => {
    const harness = withReading(isSavedAsOne);
    const { attempt } = await harness.open();
    expect(attempt.getTile('r1')).toEqual({
      ...AT_REST,
      isAnswered: false,
      answeredSubQuestions: 0,
      save: 'untouched',
    });
    attempt.answer('r1#1', choice('B'));
    attempt.answer('r1#2', choice('A', 'C'));
    expect(attempt.getTile('r1')).toMatchObject({
      isAnswered: false,
      answeredSubQuestions: 2,
      save: 'saving',
    });
    expect(attempt.getProgress()).toEqual({ answered: 0, unanswered: 2, marked: 0 });
    attempt.answer('r1#3', text('先评估'));
    await harness.clock.advance(5000);
    expect(attempt.getTile('r1')).toMatchObject({ isAnswered: true, answeredSubQuestions: 3, save: 'saved' });
    expect(attempt.getProgress()).toEqual({ answered: 1, unanswered: 1, marked: 0 });
    expect(attempt.getAnswer('r1#2')).toMatchObject({ optionKeys: ['A', 'C'] });
  });

  it('keeps an answer’s reference while a sibling changes', async () => {
    const { attempt } = await withReading(isSavedAsOne).open();
    attempt.answer('r1#1', choice('B'));
    const first = attempt.getAnswer('r1#1');
    attempt.answer('r1#2', choice('A'));
    expect(attempt.getAnswer('r1#1')).toBe(first);
  });

  it('survives a crash before the save, and is sent at the next opening', async () => {
    const harness = withReading(isSavedAsOne);
    const tab = await harness.open();
    const { attempt } = tab;
    attempt.answer('r1#1', choice('B'));
    attempt.answer('r1#3', text('先评估'));
    await harness.clock.advance(500);
    tab.crash();
    const next = await harness.open();
    expect(next.attempt.getAnswer('r1#1')).toMatchObject({ optionKeys: ['B'] });
    await harness.clock.advance(15_000);
    expect(next.attempt.getSaveSummary().unsavedCount).toBe(0);
    expect(next.attempt.getTile('r1')).toMatchObject({ answeredSubQuestions: 2, save: 'saved' });
  });

  it('comes back from the server on another device', async () => {
    const harness = withReading(isSavedAsOne);
    const tab = await harness.open();
    const { attempt } = tab;
    attempt.answer('r1#2', choice('A'));
    await harness.clock.advance(5000);
    tab.crash();
    harness.storage.values.clear();
    const { attempt: other } = await harness.open();
    expect(other.getAnswer('r1#2')).toMatchObject({ optionKeys: ['A'] });
    expect(other.getTile('r1')).toMatchObject({ answeredSubQuestions: 1, save: 'saved' });
  });

  it('counts as one unsaved question, however many of its answers wait', async () => {
    const { attempt } = await withReading(isSavedAsOne).open();
    attempt.answer('r1#1', choice('B'));
    attempt.answer('r1#2', choice('A'));
    expect(attempt.getSaveSummary().unsavedCount).toBe(1);
    attempt.answer('c1', choice('C'));
    expect(attempt.getSaveSummary().unsavedCount).toBe(2);
  });

  it('is marked as a whole', async () => {
    const { attempt } = await withReading(isSavedAsOne).open();
    attempt.mark('r1', true);
    expect(attempt.getTile('r1').isMarked).toBe(true);
    expect(attempt.getProgress().marked).toBe(1);
  });
});

const sentBy = async (isSavedAsOne: boolean) => {
  const harness = withReading(isSavedAsOne);
  const { attempt } = await harness.open();
  attempt.answer('r1#1', choice('B'));
  attempt.answer('r1#3', text('先评估'));
  attempt.saveNow();
  await harness.clock.advance(5000);
  return harness.server.saves;
};

it('sub-questions with ids of their own are saved one by one', async () => {
  expect(await sentBy(false)).toEqual([
    { questionId: 'r1#1', answer: choice('B') },
    { questionId: 'r1#3', answer: text('先评估') },
  ]);
});

it('sub-questions without ids are saved in the record of their question', async () => {
  expect(await sentBy(true)).toEqual([
    { questionId: 'r1', answer: { ...choice(), subAnswers: [choice('B'), null, text('先评估')] } },
  ]);
});

it('emptied sub-questions that were never saved send nothing', async () => {
  const harness = withReading(true);
  const { attempt } = await harness.open();
  attempt.answer('r1#1', text('先'));
  attempt.answer('r1#1', text(' '));
  await harness.clock.advance(5000);
  expect(harness.server.saves).toEqual([]);
  expect(attempt.getTile('r1').answeredSubQuestions).toBe(0);
});

it('an unknown sub-question changes nothing', async () => {
  const { attempt } = await withReading(true).open();
  attempt.answer('r1#9', choice('B'));
  expect(attempt.getProgress().answered).toBe(0);
});
