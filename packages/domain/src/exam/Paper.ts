import type { Question, QuestionKind } from './Question.ts';

/** A test's questions, grouped by type in the server's order. The screens number them across the groups. */
export interface Paper {
  title: string;
  description: string | null;
  /** Minutes; null means no limit. */
  timeLimitMinutes: number | null;
  groups: QuestionGroup[];
}

export interface QuestionGroup {
  kind: QuestionKind;
  questions: Question[];
}
