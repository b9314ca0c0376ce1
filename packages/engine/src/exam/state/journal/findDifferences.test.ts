import { type Answer, EMPTY_ANSWER } from '@cloud-school/domain';
import { expect, test } from 'vitest';
import { findDifferences } from './findDifferences.ts';
import { edit, restore } from './Journal.ts';

const text = (value: string): Answer => ({ optionKeys: [], texts: [value] });
const question = (id: string) => ({
  id,
  kind: 'short-answer' as const,
  subQuestions: [],
  savedAnswer: null,
  isMarked: false,
});

const questions = ['q1', 'q2', 'q3', 'emptied', 'gone'].map(question);
let journal = restore([], questions, 0);
for (const { id } of questions) journal = edit(journal, id, text(id), 1);
journal = edit(journal, 'emptied', EMPTY_ANSWER, 2);
const known = new Map(questions.filter(({ id }) => id !== 'gone').map((each) => [each.id, each]));

test('an answer that the server lost or holds otherwise is a difference, an emptied one is none', () => {
  const held = new Map([
    ['q1', text(' q1 ')],
    ['q2', text('another')],
    ['emptied', text('emptied')],
    ['gone', text('gone')],
  ]);
  expect(findDifferences(known, journal, held)).toEqual(['q2', 'q3', 'gone']);
});

test('a server that returns no answers at all proves nothing', () => {
  expect(findDifferences(known, journal, new Map())).toEqual([]);
});
