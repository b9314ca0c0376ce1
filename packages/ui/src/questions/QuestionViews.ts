import type { Answer, Question, Solution } from '@cloud-school/domain';

/**
 * The answers of sub-questions by their ids, as an external store: an answer renders only its own sub-question. The
 * getter returns the same reference until the answer changes.
 */
export interface SubAnswers {
  subscribe: (listener: () => void) => () => void;
  getAnswer: (questionId: string) => Answer | null;
  onAnswer: (questionId: string, answer: Answer) => void;
}

/** Props of the answering view of a kind without sub-questions. */
export interface QuestionAnsweringProps {
  question: Question;
  answer: Answer | null;
  onChange: (answer: Answer) => void;
  isReadOnly: boolean;
  /** A sub-question: smaller, without hints, and letter keys act only while the focus is inside. */
  isSub?: boolean;
}

/** Props of the answering view of every kind. */
export interface WholeAnsweringProps extends QuestionAnsweringProps {
  subAnswers: SubAnswers;
}

/** Props of the review view of every kind. */
export interface ReviewProps {
  question: Question;
  answer: Answer | null;
  solution: Solution;
  /** A sub-question: smaller, with the comparison in one line. */
  isSub?: boolean;
}
