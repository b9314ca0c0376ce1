import { expect, it } from 'vitest';
import { acknowledge, restore } from '../journal/Journal.ts';
import { toPaperRecords } from '../paper/PaperRecords.ts';
import { makePaper, makeQuestion } from '../paper/testing/makePaper.ts';
import type { Deadline } from '../time/Deadline.ts';
import { toClosure } from './toClosure.ts';

const END = 600_000;
const deadline: Deadline = { startedAt: 0, isStartFromServer: true, endsAt: END, limitMs: END };

const paper = makePaper(
  makeQuestion('q1'),
  makeQuestion('q2'),
  makeQuestion('r', { subQuestions: [makeQuestion('r1')] }),
);
const records = toPaperRecords(paper);
const journal = restore([], [...records.byId.values()], 0);

it.each([
  ['before the end', END - 2001, 0, 'student', END - 2001],
  ['at the end, by a clock of whole seconds', END - 2000, 0, 'system', END - 2000],
  ['without a time, found before the end', null, END - 2001, 'student', null],
  ['without a time, found at the end', null, END - 2000, 'system', END],
] as const)('%s: handed in at %s, looked up at %i, by the %s at %s', (_, at, now, by, expected) => {
  const closed = { deadline, journal, records, now };
  expect(toClosure({ at }, closed)).toEqual({ by, at: expected, heldCount: 0 });
});

it('without a limit only a student hands in', () => {
  const closed = { deadline: null, journal, records, now: END };
  expect(toClosure({ at: END }, closed)).toMatchObject({ by: 'student', at: END });
  expect(toClosure({ at: null }, closed)).toMatchObject({ by: 'student', at: null });
});

it('counts the questions of which the server holds an answer, a reading by its parts', () => {
  const held = acknowledge(acknowledge(journal, 'q1', 1, 0), 'r1', 1, 0);
  expect(toClosure({ at: 0 }, { deadline, journal: held, records, now: 0 }).heldCount).toBe(2);
});
