import { type Answer, EMPTY_ANSWER, isEmptyAnswer, isSameAnswer, type Question } from '@cloud-school/domain';
import { isHeldAnswer } from './isHeldAnswer.ts';
import { REQUEST_TRAVEL_MS, limitOpenSends, renumberOpenSends, type OpenSend } from './OpenSend.ts';

/** One question's answer as this device knows it; the same shape in memory, on disk and in messages between tabs. */
export interface JournalEntry {
  readonly questionId: string;
  readonly answer: Answer;
  /** Counts the edits; 0 means never edited. */
  readonly rev: number;
  /** Milliseconds since 1970 by the server's clock; increases with each edit of the question. */
  readonly editedAt: number;
  /** Newest revision that the server confirmed; above 0 means that the server holds an answer. Never decreases. */
  readonly ackRev: number;
  /** When a confirmation last arrived here; milliseconds since 1970 by this device's clock. */
  readonly savedAt: number | null;
  /** Saves without a known outcome; those of other revisions may still replace a confirmed answer. */
  readonly openSends: readonly OpenSend[];
  /** The student's bookmark; it stays on this device. */
  readonly isMarked: boolean;
}

/** The entries of all questions of a paper by question id, in the paper's order. */
export type Journal = ReadonlyMap<string, JournalEntry>;

type PaperQuestion = Pick<Question, 'id' | 'kind' | 'subQuestions' | 'savedAnswer' | 'isMarked'>;

/** True when the newest answer must still be sent. */
export function isUnsent(entry: JournalEntry): boolean {
  return entry.rev > entry.ackRev && !isEmptyAnswer(entry.answer);
}

/** True when a save of another revision may still replace the confirmed answer on the server. */
export function isContested({ answer, rev, ackRev, openSends }: JournalEntry): boolean {
  return rev <= ackRev && !isEmptyAnswer(answer) && openSends.some((send) => send.rev !== rev);
}

/** True while the server may hold another answer than the newest one. */
export function isPending(entry: JournalEntry): boolean {
  return isUnsent(entry) || isContested(entry);
}

/** When no other revision of a contested answer can arrive any more; by the server's clock. */
export function settlesAt({ rev, openSends }: JournalEntry): number {
  return Math.max(...openSends.filter((send) => send.rev !== rev).map(({ until }) => until));
}

/**
 * True when the student emptied a saved answer. The server keeps the saved one, because an empty answer is never sent
 * (EXAM-06): 以上次保存的答案为准.
 */
export function isClearedAfterSave(entry: JournalEntry): boolean {
  return entry.ackRev > 0 && isEmptyAnswer(entry.answer);
}

/** The journal where the server holds nothing before the finish: an emptied answer counts as never saved. */
export function withoutCleared(journal: Journal): Journal {
  return new Map(
    [...journal].map(([id, entry]) => [
      id,
      isClearedAfterSave(entry) ? { ...entry, ackRev: 0, savedAt: null } : entry,
    ]),
  );
}

export function isAnswered(entry: JournalEntry): boolean {
  return entry.ackRev > 0 || !isEmptyAnswer(entry.answer);
}

/** Entries that must still be sent, oldest edit first. */
export function listUnsent(journal: Journal): JournalEntry[] {
  return [...journal.values()].filter(isUnsent).sort((a, b) => a.editedAt - b.editedAt);
}

export function listPending(journal: Journal): JournalEntry[] {
  return [...journal.values()].filter(isPending);
}

export function listContested(journal: Journal): JournalEntry[] {
  return [...journal.values()].filter(isContested);
}

/** Records an edit; the same answer again changes nothing. */
export function edit(journal: Journal, questionId: string, answer: Answer, at: number): Journal {
  const old = journal.get(questionId);
  if (!old || (old.rev > 0 && isSameAnswer(old.answer, answer))) return journal;
  if (old.rev === 0 && isEmptyAnswer(answer)) return journal;
  return withEntry(journal, {
    ...old,
    answer: { ...answer, optionKeys: [...answer.optionKeys], texts: [...answer.texts] },
    rev: old.rev + 1,
    editedAt: Math.max(at, old.editedAt + 1),
  });
}

export function mark(journal: Journal, questionId: string, isMarked: boolean): Journal {
  const old = journal.get(questionId);
  return !old || old.isMarked === isMarked ? journal : withEntry(journal, { ...old, isMarked });
}

/** Records that the server confirmed `rev`. A late confirmation of an older revision never marks a newer edit as saved. */
export function acknowledge(journal: Journal, questionId: string, rev: number, at: number): Journal {
  const old = journal.get(questionId);
  if (!old || rev <= old.ackRev) return journal;
  return withEntry(journal, { ...old, ackRev: rev, savedAt: at });
}

/** Remembers a save before it is sent, because the page may go before its outcome is known. */
export function recordSend(journal: Journal, questionId: string, send: OpenSend): Journal {
  const old = journal.get(questionId);
  return old ? withEntry(journal, { ...old, openSends: [...old.openSends, send] }) : journal;
}

/** A save was not processed and never will be. */
export function discardSend(journal: Journal, questionId: string, send: OpenSend): Journal {
  const old = journal.get(questionId);
  return old ? withEntry(journal, { ...old, openSends: withoutSend(old, send) }) : journal;
}

/**
 * The server confirmed a save. When a newer one was sent since, nobody knows which of the two it processed last:
 * the older one then counts as open until now.
 */
export function confirmSend(journal: Journal, questionId: string, send: OpenSend, now: number): Journal {
  const old = journal.get(questionId);
  if (!old) return journal;
  const others = withoutSend(old, send);
  const hasNewer = old.ackRev > send.rev || others.some(({ rev }) => rev > send.rev);
  const sentAt = send.until - REQUEST_TRAVEL_MS;
  const openSends = hasNewer
    ? [...others, { ...send, until: Math.min(send.until, now) }]
    : others.filter(({ until }) => until > sentAt);
  return acknowledge(withEntry(journal, { ...old, openSends }), questionId, send.rev, now);
}

/**
 * The server holds another answer than the newest one, or none, although it confirmed it: the answer is sent again, as one of
 * now. A server that orders answers by their time may hold one of another device, whose clock was ahead.
 */
export function reopen(journal: Journal, questionId: string, at: number): Journal {
  const old = journal.get(questionId);
  if (!old || old.rev > old.ackRev || isEmptyAnswer(old.answer)) return journal;
  return withEntry(journal, {
    ...renumber(old, old.ackRev + 1),
    editedAt: Math.max(at, old.editedAt + 1),
  });
}

/**
 * Merges an entry from another tab or from the disk when it was edited after ours. The time of the edit decides, not the
 * revision: two tabs that opened at different moments may count the same edits differently.
 */
export function receive(journal: Journal, theirs: JournalEntry): Journal {
  const ours = journal.get(theirs.questionId);
  if (!ours || theirs.editedAt < ours.editedAt) return journal;
  const isConfirmed = theirs.rev > 0 && theirs.ackRev >= theirs.rev;
  if (theirs.editedAt > ours.editedAt) {
    const rev = Math.max(theirs.rev, ours.rev + 1);
    const ackRev = isConfirmed ? rev : Math.max(theirs.ackRev, ours.ackRev);
    return withEntry(journal, { ...renumber(theirs, rev), ackRev });
  }
  if (!isSameAnswer(theirs.answer, ours.answer)) return journal;
  const isNewConfirmation = isConfirmed && ours.ackRev < ours.rev;
  const openSends = renumberOpenSends(theirs.openSends, theirs.rev, ours.rev);
  const isSameSends = isSameList(openSends.map(toSendKey), ours.openSends.map(toSendKey));
  if (!isNewConfirmation && isSameSends && theirs.isMarked === ours.isMarked) return journal;
  return withEntry(journal, {
    ...ours,
    openSends,
    ackRev: isNewConfirmation ? ours.rev : ours.ackRev,
    savedAt: isNewConfirmation ? theirs.savedAt : ours.savedAt,
    isMarked: theirs.isMarked,
  });
}

/**
 * Merges the entries stored on this device with the answers of a fresh paper. A local answer that the server may not
 * hold wins, otherwise the server's. Where the paper carries no answer, the local one is sent again. A paper that is not
 * fresh, this device's copy, says nothing about answers that were edited here.
 */
export function restore(
  storedEntries: readonly JournalEntry[],
  questions: readonly PaperQuestion[],
  now: number,
  isPaperFresh = true,
): Journal {
  const local = new Map(storedEntries.map((entry) => [entry.questionId, entry]));
  const journal = new Map<string, JournalEntry>();
  for (const question of questions) {
    if (journal.has(question.id)) continue;
    const stored = local.get(question.id);
    const isNewerThanPaper = !isPaperFresh && stored !== undefined && stored.rev > 0;
    journal.set(
      question.id,
      isNewerThanPaper
        ? { ...stored, openSends: limitOpenSends(stored.openSends, now) }
        : merge(stored, question, now),
    );
  }
  return journal;
}

function merge(stored: JournalEntry | undefined, question: PaperQuestion, now: number): JournalEntry {
  const { id: questionId, savedAnswer, isMarked } = question;
  if (!stored) {
    const isSaved = savedAnswer !== null && !isEmptyAnswer(savedAnswer);
    const rev = isSaved ? 1 : 0;
    const answer = isSaved ? savedAnswer : EMPTY_ANSWER;
    return { questionId, answer, rev, editedAt: 0, ackRev: rev, savedAt: null, openSends: [], isMarked };
  }
  const local = { ...stored, openSends: limitOpenSends(stored.openSends, now) };
  if (!savedAnswer || isEmptyAnswer(savedAnswer)) {
    if (isEmptyAnswer(local.answer) || local.ackRev === 0) return local;
    // A later time than on disk and in other tabs, whose confirmation no longer counts.
    return { ...local, editedAt: local.editedAt + 1, ackRev: 0, savedAt: null };
  }
  const isHeld = isHeldAnswer(question, savedAnswer, local.answer);
  if (isHeld && local.rev > 0) return { ...local, ackRev: local.rev };
  if (local.rev > local.ackRev) {
    const ackRev = Math.max(local.ackRev, 1);
    return { ...renumber(local, Math.max(local.rev, ackRev + 1)), ackRev };
  }
  if (isContested(local)) return { ...renumber(local, local.ackRev + 1), editedAt: local.editedAt + 1 };
  const ackRev = Math.max(local.ackRev, 1);
  return { ...local, answer: savedAnswer, rev: ackRev, ackRev };
}

/** The same answer under another revision. */
function renumber(entry: JournalEntry, rev: number): JournalEntry {
  return { ...entry, rev, openSends: renumberOpenSends(entry.openSends, entry.rev, rev) };
}

function toSendKey({ rev, until }: OpenSend): string {
  return `${rev} ${until}`;
}

function withoutSend({ openSends }: JournalEntry, { rev, until }: OpenSend): readonly OpenSend[] {
  return openSends.filter((send) => send.rev !== rev || send.until !== until);
}

function withEntry(journal: Journal, entry: JournalEntry): Journal {
  return new Map(journal).set(entry.questionId, entry);
}

function isSameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index]);
}
