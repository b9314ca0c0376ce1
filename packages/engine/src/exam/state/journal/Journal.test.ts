import { EMPTY_ANSWER, isEmptyAnswer, type Answer } from '@cloud-school/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  acknowledge,
  edit,
  isAnswered,
  isUnsent,
  listUnsent,
  mark,
  receive,
  reopen,
  confirmSend,
  discardSend,
  isContested,
  recordSend,
  settlesAt,
  restore,
  isClearedAfterSave,
  type JournalEntry,
  type Journal,
} from './Journal.ts';
import { REQUEST_TRAVEL_MS } from './OpenSend.ts';

const text = (...texts: string[]): Answer => ({ optionKeys: [], texts });
const choice = (...optionKeys: string[]): Answer => ({ optionKeys, texts: [] });
const question = (id: string, savedAnswer: Answer | null = null) => ({
  id,
  kind: 'unknown' as const,
  subQuestions: [],
  savedAnswer,
  isMarked: false,
});
const stored = (part: Partial<JournalEntry>): JournalEntry => ({
  questionId: 'q',
  answer: text('local'),
  rev: 1,
  editedAt: 100,
  ackRev: 0,
  savedAt: null,
  openSends: [],
  isMarked: false,
  ...part,
});
const NOW = 1_000_000;
const restoreNow = (entries: JournalEntry[], questions: Parameters<typeof restore>[1]) =>
  restore(entries, questions, NOW);
const fresh = (): Journal => restoreNow([], [question('q')]);
const getEntry = (journal: Journal, id = 'q'): JournalEntry => {
  const entry = journal.get(id);
  if (!entry) throw new Error(`no entry of ${id}`);
  return entry;
};

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
  });

  it('under any order of edits and confirmations the confirmed revision never decreases and never exceeds the edits', () => {
    const step = fc.oneof(
      fc.record({ edit: fc.string({ maxLength: 2 }) }),
      fc.record({ ackBack: fc.nat({ max: 6 }) }),
    );
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        let journal = fresh();
        for (const [at, next] of steps.entries()) {
          const before = getEntry(journal);
          journal =
            'edit' in next
              ? edit(journal, 'q', text(next.edit), at)
              : acknowledge(journal, 'q', Math.max(0, before.rev - next.ackBack), at);
          expect(getEntry(journal).ackRev).toBeGreaterThanOrEqual(before.ackRev);
          expect(getEntry(journal).ackRev).toBeLessThanOrEqual(getEntry(journal).rev);
        }
      }),
    );
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

  it('unsent entries are listed oldest edit first', () => {
    let journal = restoreNow([], [question('q1'), question('q2'), question('q3')]);
    journal = edit(journal, 'q3', text('c'), 1);
    journal = edit(journal, 'q1', text('a'), 2);
    expect(listUnsent(journal).map((entry) => entry.questionId)).toEqual(['q3', 'q1']);
  });
});

describe('saves without a known outcome', () => {
  const first = { rev: 1, until: 30_000 };
  const second = { rev: 2, until: 32_000 };
  const sendBoth = () => {
    const sent = recordSend(edit(fresh(), 'q', text('a'), 1), 'q', first);
    return recordSend(edit(sent, 'q', text('b'), 2), 'q', second);
  };

  it('contest a newer answer that was confirmed, until they can no longer arrive', () => {
    const entry = getEntry(confirmSend(sendBoth(), 'q', second, 2100));
    expect(entry).toMatchObject({ rev: 2, ackRev: 2, savedAt: 2100, openSends: [first] });
    expect(isUnsent(entry)).toBe(false);
    expect(isContested(entry)).toBe(true);
    expect(settlesAt(entry)).toBe(30_000);
  });

  it('are settled by a confirmed save that was sent after they could arrive', () => {
    const contested = confirmSend(sendBoth(), 'q', second, 2100);
    const again = { rev: 2, until: 30_000 + REQUEST_TRAVEL_MS };
    const settled = confirmSend(recordSend(contested, 'q', again), 'q', again, 30_100);
    expect(getEntry(settled).openSends).toEqual([]);
    expect(isContested(getEntry(settled))).toBe(false);
  });

  it('that are confirmed after a newer one contest it only until now', () => {
    const contested = confirmSend(sendBoth(), 'q', second, 2100);
    const late = getEntry(confirmSend(contested, 'q', first, 9000));
    expect(late).toMatchObject({ ackRev: 2, openSends: [{ rev: 1, until: 9000 }] });
    expect(isContested(late)).toBe(true);
  });

  it('contest nothing once the server refused them', () => {
    const contested = confirmSend(sendBoth(), 'q', second, 2100);
    expect(isContested(getEntry(discardSend(contested, 'q', first)))).toBe(false);
  });

  it('of the same revision contest nothing, until a newer one is confirmed', () => {
    const retried = recordSend(recordSend(edit(fresh(), 'q', text('a'), 1), 'q', first), 'q', {
      rev: 1,
      until: 31_000,
    });
    const saved = confirmSend(retried, 'q', { rev: 1, until: 31_000 }, 1100);
    expect(isContested(getEntry(saved))).toBe(false);
    const edited = recordSend(edit(saved, 'q', text('b'), 2), 'q', second);
    const confirmed = confirmSend(edited, 'q', second, 2100);
    expect(isContested(getEntry(confirmed))).toBe(true);
  });

  it('keep their meaning when another tab counts the revisions differently', () => {
    const theirs = stored({ rev: 2, ackRev: 2, editedAt: 200, openSends: [first] });
    const ours = edit(edit(edit(fresh(), 'q', text('a'), 1), 'q', text('b'), 2), 'q', text('c'), 3);
    const entry = getEntry(receive(ours, theirs));
    expect(entry).toMatchObject({ rev: 4, ackRev: 4 });
    expect(isContested(entry)).toBe(true);
    const own = getEntry(receive(ours, { ...theirs, openSends: [second] }));
    expect(isContested(own)).toBe(false);
  });
});

describe('restoring on opening', () => {
  it('keeps the local answer that the server never confirmed', () => {
    const journal = restoreNow([stored({ rev: 4, ackRev: 2 })], [question('q', text('server'))]);
    expect(getEntry(journal)).toMatchObject({ answer: text('local'), rev: 4, ackRev: 2 });
    expect(isUnsent(getEntry(journal))).toBe(true);
  });

  it('takes the server’s answer over a local one that was confirmed', () => {
    const entry = getEntry(restoreNow([stored({ rev: 4, ackRev: 4 })], [question('q', text('server'))]));
    expect(entry).toMatchObject({ answer: text('server'), rev: 4, ackRev: 4 });
    expect(isUnsent(entry)).toBe(false);
  });

  it('sends a confirmed local answer again that the fresh paper does not carry', () => {
    const entry = getEntry(restoreNow([stored({ rev: 4, ackRev: 4 })], [question('q')]));
    expect(entry).toMatchObject({ answer: text('local'), rev: 4, ackRev: 0 });
    expect(isUnsent(entry)).toBe(true);
  });

  it('keeps a confirmed local answer over an older one that may have replaced it', () => {
    const openSends = [{ rev: 3, until: NOW + 5000 }];
    const entry = getEntry(
      restoreNow([stored({ rev: 4, ackRev: 4, openSends })], [question('q', text('server'))]),
    );
    expect(entry).toMatchObject({ answer: text('local'), rev: 5, ackRev: 4, openSends });
    expect(isUnsent(entry)).toBe(true);
  });

  it('limits the moments of open saves, which another clock may have stored', () => {
    const openSends = [{ rev: 0, until: NOW + 9_000_000 }];
    const entry = getEntry(restoreNow([stored({ openSends })], [question('q')]));
    expect(entry.openSends).toEqual([{ rev: 0, until: NOW + REQUEST_TRAVEL_MS }]);
  });

  it('counts the server’s answer as saved on a new device', () => {
    const entry = getEntry(restoreNow([], [question('q', choice('2'))]));
    expect(entry).toMatchObject({ answer: choice('2'), rev: 1, ackRev: 1 });
  });

  it('counts a local answer as saved whose confirmation was lost but which the server holds', () => {
    const entry = getEntry(restoreNow([stored({ rev: 2, ackRev: 0 })], [question('q', text(' local'))]));
    expect(entry).toMatchObject({ answer: text('local'), rev: 2, ackRev: 2 });
  });

  it('an answer emptied before the reload stays empty and counts as cleared after a save', () => {
    const entry = getEntry(
      restoreNow([stored({ rev: 3, ackRev: 2, answer: text('') })], [question('q', text('server'))]),
    );
    expect(entry.answer).toEqual(text(''));
    expect(isClearedAfterSave(entry)).toBe(true);
  });

  it('keeps the local mark, drops questions that left the paper and takes a duplicate id once', () => {
    const journal = restoreNow(
      [stored({ rev: 0, answer: EMPTY_ANSWER, isMarked: true }), stored({ questionId: 'gone' })],
      [question('q', text('server')), question('q', text('twin'))],
    );
    expect([...journal.keys()]).toEqual(['q']);
    expect(getEntry(journal)).toMatchObject({ isMarked: true, answer: text('server') });
  });
});

describe('an entry of another tab', () => {
  it('is taken when it is newer', () => {
    const journal = receive(fresh(), stored({ rev: 2, ackRev: 1 }));
    expect(getEntry(journal)).toMatchObject({ answer: text('local'), rev: 2, ackRev: 1 });
  });

  it('is refused when it was edited before ours, however many revisions it counts', () => {
    const journal = edit(fresh(), 'q', text('ours'), 500);
    expect(receive(journal, stored({ rev: 9, editedAt: 400 }))).toBe(journal);
  });

  it('is taken when it was edited after ours, however few revisions it counts', () => {
    const joined = restoreNow([stored({ rev: 1, ackRev: 0 })], [question('q', text('server'))]);
    expect(getEntry(joined).rev).toBe(2);
    const next = receive(joined, stored({ rev: 2, editedAt: 200, answer: text('newer') }));
    expect(getEntry(next)).toMatchObject({ answer: text('newer'), rev: 3, ackRev: 1 });
    expect(isUnsent(getEntry(next))).toBe(true);
    const confirmed = receive(joined, stored({ rev: 2, editedAt: 200, ackRev: 2 }));
    expect(isUnsent(getEntry(confirmed))).toBe(false);
  });

  it('of the same edit carries its confirmation over', () => {
    const journal = edit(fresh(), 'q', text('local'), 100);
    const next = receive(journal, stored({ rev: 1, ackRev: 1, savedAt: 7 }));
    expect(getEntry(next)).toMatchObject({ ackRev: 1, savedAt: 7 });
  });

  it('of the same moment with another answer confirms nothing of ours', () => {
    const journal = edit(fresh(), 'q', text('ours'), 100);
    expect(receive(journal, stored({ rev: 1, ackRev: 1 }))).toBe(journal);
  });
});
