import type { Question, QuestionKind } from './Question.ts';

/** A test's questions, grouped by type in the server's order, numbered through by the screens. */
export interface Paper {
  title: string;
  description: string | null;
  /** Minutes; null means no limit (0, missing and unreadable values included, reliability F20). */
  timeLimitMinutes: number | null;
  groups: QuestionGroup[];
}

export interface QuestionGroup {
  kind: QuestionKind;
  /** The server's code of the type, kept for unknown ones. */
  typeCode: string;
  questions: Question[];
}
