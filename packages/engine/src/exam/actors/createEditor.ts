import type { Answer } from '@cloud-school/domain';
import type { ExamAttempt } from '../contract/ExamAttempt.ts';
import { edit, isAnswered, isUnsent, mark, withoutCleared } from '../state/journal/Journal.ts';
import { toRecordedEdit } from '../state/paper/PaperRecords.ts';
import { editTiming } from '../state/saving/editTiming.ts';
import { drop, enqueue } from '../state/saving/SaveQueue.ts';
import { isLocked } from '../state/submission/SubmissionState.ts';
import { isEnding } from '../state/time/Deadline.ts';
import type { AttemptContext } from './AttemptContext.ts';
import type { JournalWriter } from './createJournalWriter.ts';

/** Applies the student's edits: each is in the journal at once, and soon after on disk and sent. */
export function createEditor(
  { records, ports, state, serverNow, update }: AttemptContext,
  writer: JournalWriter,
): Pick<ExamAttempt, 'answer' | 'importAnswers' | 'mark'> {
  const isEditable = () => state.writeAccess === 'granted' && !isLocked(state.submission);

  function answer(questionId: string, given: Answer): void {
    if (!isEditable()) return;
    const before = state.journal;
    const recorded = toRecordedEdit(records, before, questionId, given);
    if (!recorded) return;
    const { id, kind } = recorded.question;
    state.journal = edit(before, id, recorded.answer, serverNow());
    const entry = state.journal.get(id);
    if (!entry || state.journal === before) return;
    const { saveDelayMs, writeDelayMs } = editTiming[kind];
    const now = ports.environment.monotonicNow();
    const delay = isEnding(state.deadline, serverNow()) ? 0 : saveDelayMs;
    state.queue = isUnsent(entry)
      ? enqueue(state.queue, { questionId: id, rev: entry.rev, now, delay })
      : drop(state.queue, id);
    writer.schedule(id, writeDelayMs);
    update();
  }

  return {
    answer,
    async importAnswers(answers) {
      if (!isEditable()) return null;
      const journal = ports.isCollected ? withoutCleared(state.journal) : state.journal;
      const taken = new Set<string>();
      for (const [questionId, given] of answers) {
        const entry = journal.get(questionId);
        if (!entry || isAnswered(entry)) continue;
        answer(questionId, given);
        taken.add(questionId);
      }
      await writer.flush(false);
      return state.writeAccess === 'granted' && !state.isDisposed ? taken : null;
    },
    mark(questionId, isMarked) {
      if (state.writeAccess !== 'granted') return;
      state.journal = mark(state.journal, questionId, isMarked);
      writer.schedule(questionId, 0);
      update();
    },
  };
}
