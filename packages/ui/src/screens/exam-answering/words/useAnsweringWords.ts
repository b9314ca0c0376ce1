import { createContext, useContext } from 'react';
import { answeringWords, type AnsweringWords } from './answeringWords.ts';

/** The wording of the exam that is open; a test's without a provider. */
export const AnsweringWordsContext = createContext<AnsweringWords>(answeringWords.test);

export const useAnsweringWords = (): AnsweringWords => useContext(AnsweringWordsContext);
