import type { Answer, Question } from '@cloud-school/api-client';

/** What this device knows of one question's answer; the same shape in memory, on disk and between tabs. */
export interface AnswerRecord {
  readonly questionId: string;
  readonly answer: Answer;
  /** Counts the edits; 0 was never touched. */
  readonly rev: number;
  /** Milliseconds by the server's clock; grows with each edit of the question. */
  readonly editedAt: number;
  /** Newest revision the server confirmed; above 0 means that it holds some answer. Never goes down. */
  readonly ackRev: number;
  /** Milliseconds by this device's clock of the last confirmation here. */
  readonly savedAt: number | null;
  /** The student's reminder dot; stays on this device. */
  readonly isMarked: boolean;
}

/** All questions of a paper by id, in the paper's order. */
export type Journal = ReadonlyMap<string, AnswerRecord>;

type PaperQuestion = Pick<Question, 'id' | 'savedAnswer' | 'isMarked'>;

export const EMPTY_ANSWER: Answer = { optionKeys: [], texts: [] };

/** Nothing chosen and only blank texts: such an answer is never sent (EXAM-06). */
export function isEmptyAnswer(answer: Answer): boolean {
  return answer.optionKeys.length === 0 && answer.texts.every((text) => text.trim() === '');
}

export function isSameAnswer(a: Answer, b: Answer): boolean {
  return isSameList(a.optionKeys, b.optionKeys) && isSameList(a.texts, b.texts);
}

/** True when the server lacks the newest answer and may be sent it. */
export function isUnsent(record: AnswerRecord): boolean {
  return record.rev > record.ackRev && !isEmptyAnswer(record.answer);
}

/** W3: emptied after a save; the server keeps the old answer, so 以上次保存的答案为准. */
export function standsAsLastSaved(record: AnswerRecord): boolean {
  return record.ackRev > 0 && isEmptyAnswer(record.answer);
}

export function isAnswered(record: AnswerRecord): boolean {
  return record.ackRev > 0 || !isEmptyAnswer(record.answer);
}

/** Unsent records, oldest edit first. */
export function listUnsent(journal: Journal): AnswerRecord[] {
  return [...journal.values()].filter(isUnsent).sort((a, b) => a.editedAt - b.editedAt);
}

/** Takes a student's edit; the same answer again changes nothing. */
export function edit(journal: Journal, questionId: string, answer: Answer, at: number): Journal {
  const old = journal.get(questionId);
  if (!old || (old.rev > 0 && isSameAnswer(old.answer, answer))) return journal;
  if (old.rev === 0 && isEmptyAnswer(answer)) return journal;
  return withRecord(journal, {
    ...old,
    answer: { optionKeys: [...answer.optionKeys], texts: [...answer.texts] },
    rev: old.rev + 1,
    editedAt: Math.max(at, old.editedAt + 1),
  });
}

export function mark(journal: Journal, questionId: string, isMarked: boolean): Journal {
  const old = journal.get(questionId);
  return !old || old.isMarked === isMarked ? journal : withRecord(journal, { ...old, isMarked });
}

/** The server confirmed `rev`; a late confirmation of an older one never clears a newer edit. */
export function acknowledge(journal: Journal, questionId: string, rev: number, at: number): Journal {
  const old = journal.get(questionId);
  if (!old || rev <= old.ackRev) return journal;
  return withRecord(journal, { ...old, ackRev: rev, savedAt: at });
}

/**
 * Gives an unchanged answer a new revision, so that it is sent again. Needed when an older save, given up as lost,
 * reports success after a newer one was sent: the server may then hold the older.
 */
export function renew(journal: Journal, questionId: string): Journal {
  const old = journal.get(questionId);
  if (!old || old.rev === 0 || isEmptyAnswer(old.answer)) return journal;
  return withRecord(journal, { ...old, rev: old.rev + 1, editedAt: old.editedAt + 1 });
}

/**
 * Takes a record of another tab or of the disk when it was edited after ours. The time decides and not the revision:
 * two tabs that opened at different moments may count the same edits differently.
 */
export function receive(journal: Journal, theirs: AnswerRecord): Journal {
  const ours = journal.get(theirs.questionId);
  if (!ours || theirs.editedAt < ours.editedAt) return journal;
  const isConfirmed = theirs.rev > 0 && theirs.ackRev >= theirs.rev;
  if (theirs.editedAt > ours.editedAt) {
    const rev = Math.max(theirs.rev, ours.rev + 1);
    const ackRev = isConfirmed ? rev : Math.min(Math.max(theirs.ackRev, ours.ackRev), rev - 1);
    return withRecord(journal, { ...theirs, rev, ackRev });
  }
  if (!isSameAnswer(theirs.answer, ours.answer)) return journal;
  const isNews = isConfirmed && ours.ackRev < ours.rev;
  if (!isNews && theirs.isMarked === ours.isMarked) return journal;
  return withRecord(journal, {
    ...ours,
    ackRev: isNews ? ours.rev : ours.ackRev,
    savedAt: isNews ? theirs.savedAt : ours.savedAt,
    isMarked: theirs.isMarked,
  });
}

/**
 * Joins what this device kept with what the server says. An unsent local answer wins; otherwise the server's.
 * The server saying nothing never removes an answer: an emptied one is not sent, so it cannot have been taken back.
 */
export function restore(stored: readonly AnswerRecord[], questions: readonly PaperQuestion[]): Journal {
  const local = new Map(stored.map((record) => [record.questionId, record]));
  const journal = new Map<string, AnswerRecord>();
  for (const question of questions) {
    if (!journal.has(question.id)) journal.set(question.id, join(local.get(question.id), question));
  }
  return journal;
}

function join(kept: AnswerRecord | undefined, question: PaperQuestion): AnswerRecord {
  const { id: questionId, savedAnswer, isMarked } = question;
  const local = kept ?? {
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

function withRecord(journal: Journal, record: AnswerRecord): Journal {
  return new Map(journal).set(record.questionId, record);
}

function isSameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index]);
}
