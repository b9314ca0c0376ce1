import type { Answer, Question } from './Question.ts';

export const EMPTY_ANSWER: Answer = { optionKeys: [], texts: [] };

/** True without a chosen option and with only blank texts: such an answer is never sent (EXAM-06). */
export function isEmptyAnswer({ optionKeys, texts, subAnswers = [] }: Answer): boolean {
  const hasText = texts.some((text) => text.trim() !== '');
  return optionKeys.length === 0 && !hasText && subAnswers.every((one) => one === null || isEmptyAnswer(one));
}

/** What a question holds of its answer: the sub-questions of a reading have their own. */
interface Given extends Pick<Question, 'savedAnswer'> {
  subQuestions: readonly Given[];
}

/** True where neither the question nor one of its sub-questions has an answer: it is neither right nor wrong. */
export const isUnanswered = ({ savedAnswer, subQuestions }: Given): boolean =>
  isEmptyAnswer(savedAnswer ?? EMPTY_ANSWER) && subQuestions.every(isUnanswered);

/** True for the same options in the same order, the same texts and the same answers of sub-questions. */
export function isSameAnswer(one: Answer, other: Answer): boolean {
  return (
    isSameList(one.optionKeys, other.optionKeys) &&
    isSameList(one.texts, other.texts) &&
    areSameAnswers(one.subAnswers ?? [], other.subAnswers ?? [])
  );
}

function areSameAnswers(these: readonly (Answer | null)[], those: readonly (Answer | null)[]): boolean {
  const isSame = (one: Answer | null, other: Answer | null) =>
    one === other || (one !== null && other !== null && isSameAnswer(one, other));
  return these.length === those.length && these.every((one, index) => isSame(one, those[index] ?? null));
}

const isSameList = (these: readonly string[], those: readonly string[]): boolean =>
  these.length === those.length && these.every((item, index) => item === those[index]);
