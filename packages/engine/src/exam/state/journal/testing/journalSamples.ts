import type { Answer } from '@cloud-school/domain';
import { restore, type Journal, type JournalEntry } from '../Journal.ts';

export const text = (...texts: string[]): Answer => ({ optionKeys: [], texts });
export const choice = (...optionKeys: string[]): Answer => ({ optionKeys, texts: [] });

export const question = (id: string, savedAnswer: Answer | null = null) => ({
  id,
  kind: 'unknown' as const,
  subQuestions: [],
  savedAnswer,
  isMarked: false,
});

/** An entry of the question q as a device stores it. */
export const stored = (part: Partial<JournalEntry>): JournalEntry => ({
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

export const NOW = 1_000_000;

/** The journal of a paper whose only question, q, nobody has answered. */
export const fresh = (): Journal => restore([], [question('q')], NOW);

export const getEntry = (journal: Journal, id = 'q'): JournalEntry => {
  const entry = journal.get(id);
  if (!entry) throw new Error(`no entry of ${id}`);
  return entry;
};
