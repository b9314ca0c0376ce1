import { EMPTY_ANSWER, isEmptyAnswer } from '@cloud-school/domain';
import { describe, expect, it } from 'vitest';
import {
  acknowledge,
  edit,
  isAnswered,
  isClearedAfterSave,
  isUnsent,
  listUnsent,
  mark,
  reopen,
  restore,
} from './Journal.ts';
import { choice, fresh, getEntry, NOW, question, text } from './testing/journalSamples.ts';

describe('an empty answer', () => {
  it.each([
    [EMPTY_ANSWER, true],
    [text(''), true],
    [text(' ', '\n', '\u3000'), true],
    [text('', 'b'), false],
    [choice('1'), false],
    [{ optionKeys: ['1'], texts: [''] }, false],
  ])('%j is empty: %s', (answer, isEmpty) => {
    expect(isEmptyAnswer(answer)).toBe(isEmpty);
  });

  it('changes nothing on an untouched question', () => {
    const journal = fresh();
    expect(edit(journal, 'q', text(''), 1)).toBe(journal);
  });

  it('that was never saved leaves the question unanswered and sends nothing', () => {
    const journal = edit(edit(fresh(), 'q', text('a'), 1), 'q', text(''), 2);
    expect(getEntry(journal)).toMatchObject({ rev: 2, ackRev: 0 });
    expect(isAnswered(getEntry(journal))).toBe(false);
    expect(isUnsent(getEntry(journal))).toBe(false);
  });

  it('after a save counts as cleared: still answered, and nothing to send', () => {
    const saved = acknowledge(edit(fresh(), 'q', text('a'), 1), 'q', 1, 5);
    const entry = getEntry(edit(saved, 'q', text(' '), 9));
    expect(isClearedAfterSave(entry)).toBe(true);
    expect(isAnswered(entry)).toBe(true);
    expect(isUnsent(entry)).toBe(false);
  });
});

describe('edits and confirmations', () => {
  it('count revisions, and their time increases even when the clock runs back', () => {
    const journal = edit(edit(fresh(), 'q', text('a'), 100), 'q', text('b'), 40);
    expect(getEntry(journal)).toMatchObject({ rev: 2, editedAt: 101 });
  });

  it('the same answer again changes nothing', () => {
    const journal = edit(fresh(), 'q', choice('1', '2'), 1);
    expect(edit(journal, 'q', choice('1', '2'), 2)).toBe(journal);
  });

  it('an unknown question changes nothing', () => {
    const journal = fresh();
    expect(edit(journal, 'other', text('a'), 1)).toBe(journal);
    expect(mark(journal, 'other', true)).toBe(journal);
    expect(acknowledge(journal, 'other', 1, 1)).toBe(journal);
    expect(reopen(journal, 'other', 9)).toBe(journal);
  });

  it('a mark that is set already changes nothing', () => {
    const journal = fresh();
    expect(mark(journal, 'q', false)).toBe(journal);
    expect(mark(mark(journal, 'q', true), 'q', false)).toEqual(journal);
  });

  it("keep their own copy of the screen's value", () => {
    const answer = text('a');
    const journal = edit(fresh(), 'q', answer, 1);
    answer.texts[0] = 'changed';
    expect(getEntry(journal).answer).toEqual(text('a'));
  });

  it('a late confirmation of revision 3 never marks revision 5 as saved', () => {
    let journal = fresh();
    for (const value of ['a', 'b', 'c', 'd', 'e']) journal = edit(journal, 'q', text(value), 1);
    journal = acknowledge(journal, 'q', 3, 10);
    expect(isUnsent(getEntry(journal))).toBe(true);
    journal = acknowledge(acknowledge(journal, 'q', 5, 20), 'q', 3, 30);
    expect(getEntry(journal)).toMatchObject({ rev: 5, ackRev: 5, savedAt: 20 });
    expect(acknowledge(journal, 'q', 5, 40)).toBe(journal);
  });

  it('an answer that the server lost is sent again, but never an empty one', () => {
    const saved = acknowledge(edit(fresh(), 'q', text('a'), 1), 'q', 1, 5);
    const sentAgain = { rev: 2, ackRev: 1, answer: text('a'), editedAt: 8 };
    expect(getEntry(reopen(saved, 'q', 8))).toMatchObject(sentAgain);
    // A clock that was put back makes no answer older.
    expect(getEntry(reopen(saved, 'q', 0))).toMatchObject({ editedAt: 2 });
    const emptied = edit(saved, 'q', text(''), 9);
    expect(reopen(emptied, 'q', 9)).toBe(emptied);
  });

  it('an answer that is still to be sent is not sent a second time', () => {
    const unsent = edit(fresh(), 'q', text('a'), 1);
    expect(reopen(unsent, 'q', 9)).toBe(unsent);
  });

  it('unsent entries are listed oldest edit first', () => {
    let journal = restore([], [question('q1'), question('q2'), question('q3')], NOW);
    journal = edit(journal, 'q3', text('c'), 1);
    journal = edit(journal, 'q1', text('a'), 2);
    expect(listUnsent(journal).map((entry) => entry.questionId)).toEqual(['q3', 'q1']);
  });
});
