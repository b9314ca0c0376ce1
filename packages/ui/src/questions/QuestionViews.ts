import type { Answer, Question, Solution } from '@cloud-school/api-client';

/** Props of the answering view of every kind. */
export interface AnsweringProps {
  question: Question;
  answer: Answer | null;
  onChange: (answer: Answer) => void;
  isReadOnly: boolean;
}

/** Props of the review view of every kind. */
export interface ReviewProps {
  question: Question;
  answer: Answer | null;
  solution: Solution;
}
