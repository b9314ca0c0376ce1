import { createContext } from 'react';

export interface QuestionNumber {
  /** Number in the whole paper. */
  number: number;
  /** 'plain' on review, where the result is coloured. */
  tone: 'action' | 'plain';
}

/** The number of the question around a passage, whose head shows it on phones; null outside a paper. */
export const QuestionNumberContext = createContext<QuestionNumber | null>(null);
