import type { Answer, Question } from '@cloud-school/api-client';

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
  /** The student's bookmark; it stays on this device. */
  readonly isMarked: boolean;
}

/** The entries of all questions of a paper by question id, in the paper's order. */
export type Journal = ReadonlyMap<string, JournalEntry>;

type PaperQuestion = Pick<Question, 'id' | 'savedAnswer' | 'isMarked'>;

export const EMPTY_ANSWER: Answer = { optionKeys: [], texts: [] };

/** True without a chosen option and with only blank texts: such an answer is never sent (EXAM-06). */
export function isEmptyAnswer(answer: Answer): boolean {
  return answer.optionKeys.length === 0 && answer.texts.every((text) => text.trim() === '');
}

export function isSameAnswer(a: Answer, b: Answer): boolean {
  return isSameList(a.optionKeys, b.optionKeys) && isSameList(a.texts, b.texts);
}

/** True when the newest answer must still be sent. */
export function isUnsent(entry: JournalEntry): boolean {
  return entry.rev > entry.ackRev && !isEmptyAnswer(entry.answer);
}

/**
 * True when the student emptied a saved answer. The server keeps the saved one, because an empty answer is never sent
 * (EXAM-06): 以上次保存的答案为准.
 */
export function isClearedAfterSave(entry: JournalEntry): boolean {
  return entry.ackRev > 0 && isEmptyAnswer(entry.answer);
}

export function isAnswered(entry: JournalEntry): boolean {
  return entry.ackRev > 0 || !isEmptyAnswer(entry.answer);
}

/** Entries that must still be sent, oldest edit first. */
export function listUnsent(journal: Journal): JournalEntry[] {
  return [...journal.values()].filter(isUnsent).sort((a, b) => a.editedAt - b.editedAt);
}

/** Records an edit; the same answer again changes nothing. */
export function edit(journal: Journal, questionId: string, answer: Answer, at: number): Journal {
  const old = journal.get(questionId);
  if (!old || (old.rev > 0 && isSameAnswer(old.answer, answer))) return journal;
  if (old.rev === 0 && isEmptyAnswer(answer)) return journal;
  return withEntry(journal, {
    ...old,
    answer: { optionKeys: [...answer.optionKeys], texts: [...answer.texts] },
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

/**
 * Gives an unchanged answer a new revision, so that it is sent again. An older save that was abandoned may succeed after
 * a newer one was sent: the server may then hold the older answer.
 */
export function renew(journal: Journal, questionId: string): Journal {
  const old = journal.get(questionId);
  if (!old || old.rev === 0 || isEmptyAnswer(old.answer)) return journal;
  return withEntry(journal, { ...old, rev: old.rev + 1, editedAt: old.editedAt + 1 });
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
    const ackRev = isConfirmed ? rev : Math.min(Math.max(theirs.ackRev, ours.ackRev), rev - 1);
    return withEntry(journal, { ...theirs, rev, ackRev });
  }
  if (!isSameAnswer(theirs.answer, ours.answer)) return journal;
  const isNewConfirmation = isConfirmed && ours.ackRev < ours.rev;
  if (!isNewConfirmation && theirs.isMarked === ours.isMarked) return journal;
  return withEntry(journal, {
    ...ours,
    ackRev: isNewConfirmation ? ours.rev : ours.ackRev,
    savedAt: isNewConfirmation ? theirs.savedAt : ours.savedAt,
    isMarked: theirs.isMarked,
  });
}

/**
 * Merges the entries stored on this device with the answers of the paper. An unsent local answer wins, otherwise the
 * server's. A paper without an answer never removes a local one: an emptied answer is not sent, so it cannot be the reason.
 */
export function restore(
  storedEntries: readonly JournalEntry[],
  questions: readonly PaperQuestion[],
): Journal {
  const local = new Map(storedEntries.map((entry) => [entry.questionId, entry]));
  const journal = new Map<string, JournalEntry>();
  for (const question of questions) {
    if (!journal.has(question.id)) journal.set(question.id, merge(local.get(question.id), question));
  }
  return journal;
}

function merge(stored: JournalEntry | undefined, question: PaperQuestion): JournalEntry {
  const { id: questionId, savedAnswer, isMarked } = question;
  const local = stored ?? {
    questionId,
    answer: EMPTY_ANSWER,
    rev: 0,
    editedAt: 0,
    ackRev: 0,
    savedAt: null,
    isMarked,
  };
  if (!savedAnswer || isEmptyAnswer(savedAnswer)) return local;
  const ackRev = Math.max(local.ackRev, 1);
  if (local.rev > local.ackRev) return { ...local, ackRev, rev: Math.max(local.rev, ackRev + 1) };
  return { ...local, answer: savedAnswer, rev: Math.max(local.rev, ackRev), ackRev };
}

function withEntry(journal: Journal, entry: JournalEntry): Journal {
  return new Map(journal).set(entry.questionId, entry);
}

function isSameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index]);
}
