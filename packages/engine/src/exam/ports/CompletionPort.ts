import type { Completion, ExamKind } from '@cloud-school/domain';

/** Reports that the activity of a test or of homework was completed (EXAM-08). */
export interface CompletionPort {
  examKind: ExamKind;
  /** What is known on opening; the engine adds the moment of the hand-in. */
  record: Omit<Completion, 'at'>;
  report(completion: Completion): Promise<void>;
}
