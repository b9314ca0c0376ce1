import { EMPTY_ANSWER } from '@cloud-school/domain';
import { describe, expect, it } from 'vitest';
import {
  confirmSend,
  discardSend,
  edit,
  isContested,
  isPending,
  isUnsent,
  listContested,
  listPending,
  receive,
  recordSend,
  settlesAt,
  type JournalEntry,
} from './Journal.ts';
import { REQUEST_TRAVEL_MS } from './OpenSend.ts';
import { fresh, getEntry, stored, text } from './testing/journalSamples.ts';

const older = { rev: 1, until: 30_000 };
it.each<[string, Partial<JournalEntry>, string | null]>([
  ['an answer that is confirmed', { rev: 2, ackRev: 2 }, null],
  ['an answer that is not', { rev: 2, ackRev: 1 }, 'unsent'],
  [
    'an answer that is not, with an older save on its way',
    { rev: 2, ackRev: 1, openSends: [older] },
    'unsent',
  ],
  ['an answer that an older save may replace', { rev: 2, ackRev: 2, openSends: [older] }, 'contested'],
  ['an answer that only its own save may reach', { rev: 1, ackRev: 1, openSends: [older] }, null],
  ['an emptied answer', { rev: 2, ackRev: 1, answer: EMPTY_ANSWER }, null],
  ['an emptied answer of before', { rev: 2, ackRev: 2, answer: EMPTY_ANSWER, openSends: [older] }, null],
])('%s is to be sent: %s', (_case, part, reason) => {
  const entry = stored(part);
  const journal = new Map([[entry.questionId, entry]]);
  expect([isUnsent(entry), isContested(entry)]).toEqual([reason === 'unsent', reason === 'contested']);
  expect(isPending(entry)).toBe(reason !== null);
  expect(listPending(journal)).toEqual(reason ? [entry] : []);
  expect(listContested(journal)).toEqual(reason === 'contested' ? [entry] : []);
});

it('a contested answer is settled when the last other save can no longer arrive', () => {
  const openSends = [older, { rev: 1, until: 40_000 }, { rev: 0, until: 20_000 }, { rev: 2, until: 50_000 }];
  expect(settlesAt(stored({ rev: 2, ackRev: 2, openSends }))).toBe(40_000);
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

  it('that are confirmed before a newer one count as open until now', () => {
    const again = { rev: 1, until: 31_000 };
    const journal = recordSend(sendBoth(), 'q', again);
    const confirmed = getEntry(confirmSend(journal, 'q', first, 2100));
    expect(confirmed.openSends).toEqual([second, again, { rev: 1, until: 2100 }]);
    const late = getEntry(confirmSend(journal, 'q', first, 90_000));
    expect(late.openSends).toContainEqual(first);
  });

  it('are none of a question that left the paper', () => {
    const journal = fresh();
    expect(recordSend(journal, 'other', first)).toBe(journal);
    expect(discardSend(journal, 'other', first)).toBe(journal);
    expect(confirmSend(journal, 'other', first, 1)).toBe(journal);
  });

  it('of the same revision contest nothing, until a newer one is confirmed', () => {
    const retried = recordSend(recordSend(edit(fresh(), 'q', text('a'), 1), 'q', first), 'q', {
      rev: 1,
      until: 31_000,
    });
    const saved = confirmSend(retried, 'q', { rev: 1, until: 31_000 }, 1100);
    expect(getEntry(saved).openSends).toEqual([first]);
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
