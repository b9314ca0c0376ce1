import { isPending, type JournalEntry } from '../journal/Journal.ts';
import type { PaperRecords } from './PaperRecords.ts';

/** Questions with something to send, as the student counts them: a reading with three unsaved sub-questions is one. */
export function countPendingQuestions(records: PaperRecords, entries: Iterable<JournalEntry>): number {
  const pending = [...entries].filter(isPending);
  return new Set(pending.map(({ questionId }) => records.owners.get(questionId)?.id ?? questionId)).size;
}
