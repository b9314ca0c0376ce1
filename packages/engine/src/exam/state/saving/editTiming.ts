import type { QuestionKind } from '@cloud-school/domain';

/** How long an edit may wait for the next one. */
export interface EditTiming {
  /** From an edit to its upload; each further edit restarts it, up to MAX_DELAY_MS of the save queue. */
  saveDelayMs: number;
  /**
   * From the first edit that is not on disk to the write. It is not restarted by further edits, so that typing without
   * a pause is on disk within a second (EXAM-12).
   */
  writeDelayMs: number;
}

/** One press makes a whole answer. */
export const CHOICE_TIMING: EditTiming = { saveDelayMs: 800, writeDelayMs: 0 };

/** Many keystrokes make one answer. */
export const TEXT_TIMING: EditTiming = { saveDelayMs: 2000, writeDelayMs: 300 };

/** A new question kind needs one line here. */
export const editTiming: Record<QuestionKind, EditTiming> = {
  single: CHOICE_TIMING,
  multiple: CHOICE_TIMING,
  'true-false': CHOICE_TIMING,
  blanks: TEXT_TIMING,
  'short-answer': TEXT_TIMING,
  // Of a question that is saved as one: its sub-questions may be texts.
  reading: TEXT_TIMING,
  cloze: CHOICE_TIMING,
  unknown: CHOICE_TIMING,
};
