import { expect, test } from 'vitest';
import { makePaper, makeQuestion } from '../testing/index.ts';
import { listAnswerRecords, listRecords } from './listRecords.ts';

const reading = (id: string, isSavedAsOne: boolean) =>
  makeQuestion('reading', {
    id,
    isSavedAsOne,
    subQuestions: [makeQuestion('single', { id: `${id}-1` }), makeQuestion('single', { id: `${id}-2` })],
  });

const paper = {
  ...makePaper(),
  groups: [{ kind: 'reading' as const, questions: [reading('a', false), reading('b', true)] }],
};

test('a question that is saved as one has one record, another one a record for each sub-question', () => {
  expect(listRecords(paper).map(({ id }) => id)).toEqual(['a', 'a-1', 'a-2', 'b']);
});

test('answers are in the records of sub-questions, not in the one of their question', () => {
  expect(listAnswerRecords(paper).map(({ id }) => id)).toEqual(['a-1', 'a-2', 'b']);
});
