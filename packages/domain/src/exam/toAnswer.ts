import type { Answer, QuestionKind } from './Question.ts';
import { QUESTION_TRAITS, type AnswerForm } from './questionTraits.ts';

type ToAnswer = (values: readonly string[]) => Answer;

const choose: ToAnswer = (values) => ({ optionKeys: [...values], texts: [] });
const write: ToAnswer = (values) => ({ optionKeys: [], texts: [...values] });

const TO_ANSWER: Record<AnswerForm, ToAnswer> = {
  options: choose,
  'ordered-options': choose,
  texts: write,
  text: write,
  // Its sub-questions have the answers.
  'sub-answers': () => ({ optionKeys: [], texts: [] }),
  any: choose,
};

/** An answer to a question of a kind: the values are option keys or texts. */
export const toAnswer = (kind: QuestionKind, values: readonly string[]): Answer =>
  TO_ANSWER[QUESTION_TRAITS[kind].answerForm](values);
