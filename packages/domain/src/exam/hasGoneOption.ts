import type { Answer, Question } from './Question.ts';
import { type AnswerForm, QUESTION_TRAITS } from './questionTraits.ts';

/** Whether an answer of this form is only keys of the question's options. */
const IS_CHOSEN: Record<AnswerForm, boolean> = {
  options: true,
  'ordered-options': true,
  texts: false,
  text: false,
  'sub-answers': false,
  any: false,
};

/**
 * True when an answer holds an option that the question no longer has, because a teacher mended it after the start: the
 * answer must be given again. Options that are missing altogether say nothing.
 */
export function hasGoneOption(
  { kind, options }: Pick<Question, 'kind' | 'options'>,
  answer: Pick<Answer, 'optionKeys'> | null | undefined,
): boolean {
  if (!answer || options.length === 0 || !IS_CHOSEN[QUESTION_TRAITS[kind].answerForm]) return false;
  return answer.optionKeys.some((chosen) => options.every(({ key }) => key !== chosen));
}
