/** Question types the screens know; codes 1, 2, 3, 4, 6. Any other code is 'unknown' and is shown with a notice. */
export type QuestionKind = 'single' | 'multiple' | 'true-false' | 'blanks' | 'short-answer' | 'unknown';

export interface Question {
  id: string;
  /** questionUnitId on the wire; goes back with each save. */
  unitId: string;
  kind: QuestionKind;
  typeCode: string;
  /** HTML of unknown origin: only for the sanitising component. */
  stemHtml: string;
  points: number | null;
  isMarked: boolean;
  options: QuestionOption[];
  /** How many blanks a 'blanks' question has, at least 1; 0 for other kinds. */
  blankCount: number;
  /** What the server holds of the student's answer; null when nothing was saved. */
  savedAnswer: Answer | null;
  /** Known on review only. */
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
 * chosen option keys for choices, one text a blank for blanks, one text for a short answer.
 */
export interface Answer {
  optionKeys: string[];
  texts: string[];
}

/** The right answer and how the student did, on review. */
export interface Solution {
  optionKeys: string[];
  /** One text a blank, or the reference answer of a short answer as one HTML text. */
  texts: string[];
  explanationHtml: string | null;
  /** 'pending' until a teacher has marked it. */
  result: 'correct' | 'wrong' | 'partial' | 'pending';
  /** Points given; null when the server does not say. */
  score: number | null;
}
