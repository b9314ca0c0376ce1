import type { Answer, Question, Solution } from '@cloud-school/api-client';

/** What every kind's answering view is given. */
export interface AnsweringProps {
  question: Question;
  answer: Answer | null;
  onChange: (answer: Answer) => void;
  isReadOnly: boolean;
}

/** What every kind's review view is given. */
export interface ReviewProps {
  question: Question;
  answer: Answer | null;
  solution: Solution;
}
