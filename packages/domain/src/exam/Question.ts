/** Question kinds that the screens know. Any other type code of the server is 'unknown' and is shown with a notice. */
export const QUESTION_KINDS = [
  'single',
  'multiple',
  'true-false',
  'blanks',
  'short-answer',
  'reading',
  'cloze',
  'unknown',
] as const;

export type QuestionKind = (typeof QUESTION_KINDS)[number];

export interface Question {
  id: string;
  /** questionUnitId on the wire; each save sends it back. */
  unitId: string;
  kind: QuestionKind;
  /** HTML of unknown origin: render it with the sanitising component only. */
  stemHtml: string;
  points: number | null;
  isMarked: boolean;
  options: QuestionOption[];
  /** Number of blanks of a 'blanks' question, at least 1; 0 for other kinds. */
  blankCount: number;
  /** Sub-questions of a reading or a cloze, never with sub-questions of their own; empty for other kinds. */
  subQuestions: Question[];
  /**
   * The sub-questions have no ids of their own, so their answers are saved in one record of this question
   * (docs/decisions/0011). Otherwise each sub-question has a record.
   */
  isSavedAsOne: boolean;
  /** The student's answer as the server holds it; null when nothing was saved. */
  savedAnswer: Answer | null;
  /** Null except on review. */
  solution: Solution | null;
}

export interface QuestionOption {
  key: string;
  /** A, B, C… by order; 正确 and 错误 for true/false. */
  label: string;
  /** HTML of unknown origin; empty for true/false options without a text. */
  html: string;
}

/**
 * A student's answer to one question, the same shape for every kind:
 * chosen option keys for choices, one text for each blank, one text for a short answer.
 */
export interface Answer {
  optionKeys: string[];
  texts: string[];
  /** Only of a question that `isSavedAsOne`: an answer for each sub-question, null where there is none. */
  subAnswers?: (Answer | null)[];
}

/** The right answer and the student's result, on review. */
export interface Solution {
  optionKeys: string[];
  /** One text for each blank, or the reference answer of a short answer as one HTML text. */
  texts: string[];
  explanationHtml: string | null;
  /**
   * 'pending' until a teacher has marked it; 'unjudged' where the partner's source sends no result (EXAM-11); 'blank' of a practice
   * alone, where nothing was answered: an exam counts that as wrong.
   */
  result: 'correct' | 'wrong' | 'partial' | 'blank' | 'pending' | 'unjudged';
  /** Points given; null when the server sends none. */
  score: number | null;
}
