import { EMPTY_ANSWER } from '@cloud-school/domain';
import { describe, expect, it } from 'vitest';
import { edit, isClearedAfterSave, isUnsent, receive, restore, type JournalEntry } from './Journal.ts';
import { REQUEST_TRAVEL_MS } from './OpenSend.ts';
import { choice, fresh, getEntry, NOW, question, stored, text } from './testing/journalSamples.ts';

const restoreNow = (entries: JournalEntry[], questions: Parameters<typeof restore>[1]) =>
  restore(entries, questions, NOW);

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
    const entry = getEntry(restoreNow([stored({ rev: 4, ackRev: 4, savedAt: 7 })], [question('q')]));
    expect(entry).toMatchObject({ answer: text('local'), rev: 4, ackRev: 0, editedAt: 101, savedAt: null });
    expect(isUnsent(entry)).toBe(true);
  });

  it('keeps a confirmed local answer over an older one that may have replaced it', () => {
    const openSends = [{ rev: 3, until: NOW + 5000 }];
    const entry = getEntry(
      restoreNow([stored({ rev: 4, ackRev: 4, openSends })], [question('q', text('server'))]),
    );
    expect(entry).toMatchObject({ answer: text('local'), rev: 5, ackRev: 4, editedAt: 101, openSends });
    expect(isUnsent(entry)).toBe(true);
  });

  it('limits the moments of open saves, which another clock may have stored', () => {
    const openSends = [{ rev: 0, until: NOW + 9_000_000 }];
    const entry = getEntry(restoreNow([stored({ openSends })], [question('q')]));
    expect(entry.openSends).toEqual([{ rev: 0, until: NOW + REQUEST_TRAVEL_MS }]);
  });

  it('keeps an emptied answer that the fresh paper does not carry, as one that is cleared or was never saved', () => {
    for (const ackRev of [0, 2]) {
      const local = stored({ rev: 3, ackRev, answer: text(''), savedAt: 7 });
      expect(getEntry(restoreNow([local], [question('q')]))).toEqual(local);
      expect(getEntry(restoreNow([local], [question('q', text(' '))]))).toEqual(local);
    }
  });

  it('leaves an answer that was never confirmed as it is where the fresh paper carries none', () => {
    const local = stored({ rev: 3 });
    expect(getEntry(restoreNow([local], [question('q')]))).toEqual(local);
  });

  it('takes a record that counts no edit for the server’s answer', () => {
    const damaged = stored({ rev: 0, answer: text('server'), editedAt: 0 });
    const entry = getEntry(restoreNow([damaged], [question('q', text('server'))]));
    expect(entry).toMatchObject({ answer: text('server'), rev: 1, ackRev: 1 });
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
    expect(getEntry(journal)).toMatchObject({
      isMarked: true,
      answer: text('server'),
      rev: 1,
      ackRev: 1,
    });
  });

  it('from this device’s copy of the paper takes only what nobody edited here', () => {
    const paper = [question('q', text('copied'))];
    const edited = stored({ rev: 2, ackRev: 2 });
    expect(getEntry(restore([edited], paper, NOW, false))).toEqual(edited);
    const marked = stored({ rev: 0, answer: EMPTY_ANSWER, editedAt: 0, isMarked: true });
    const entry = getEntry(restore([marked], paper, NOW, false));
    expect(entry).toMatchObject({ answer: text('copied'), rev: 1, ackRev: 1, isMarked: true });
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

  it('of the same edit changes nothing where it says nothing new', () => {
    const openSends = [{ rev: 1, until: 30_000 }];
    const ours = stored({ rev: 1, ackRev: 1, savedAt: 5, openSends });
    const journal = new Map([['q', ours]]);
    expect(receive(journal, { ...ours, savedAt: 7 })).toBe(journal);
    expect(receive(journal, { ...ours, ackRev: 0 })).toBe(journal);
  });

  it.each([
    ['its mark', { isMarked: true }],
    ['the saves that it knows', { openSends: [{ rev: 1, until: 40_000 }] }],
    ['the revisions of its saves', { openSends: [{ rev: 0, until: 30_000 }] }],
    ['that no save is open', { openSends: [] }],
  ])('of the same edit carries %s over', (_what, part) => {
    const ours = stored({ openSends: [{ rev: 1, until: 30_000 }] });
    expect(getEntry(receive(new Map([['q', ours]]), { ...ours, ...part }))).toEqual({ ...ours, ...part });
  });

  it('that counts no edit confirms nothing', () => {
    const damaged = stored({ rev: 0, editedAt: 900 });
    expect(isUnsent(getEntry(receive(edit(fresh(), 'q', text('ours'), 500), damaged)))).toBe(true);
  });

  it('of a question that left the paper is not taken', () => {
    const journal = fresh();
    expect(receive(journal, stored({ questionId: 'other' }))).toBe(journal);
  });
});
