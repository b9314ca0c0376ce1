import { hasSameOptions } from './hasSameOptions.ts';
import { isSameText } from './isSameText.ts';
import type { Answer, QuestionKind, Solution } from './Question.ts';
import { type AnswerForm, QUESTION_TRAITS } from './questionTraits.ts';

type Content = Pick<Answer, 'optionKeys' | 'texts'>;
type Result = Solution['result'];

const compareOptions =
  (form: AnswerForm) =>
  (right: Content, given: Content): Result =>
    hasSameOptions(form, right.optionKeys, given.optionKeys) ? 'correct' : 'wrong';

function compareBlanks(right: Content, given: Content): Result {
  const hits = right.texts.filter((key, index) => isSameText(key, given.texts[index] ?? '')).length;
  if (hits === right.texts.length) return 'correct';
  return hits > 0 ? 'partial' : 'wrong';
}

/** How to mark an answer by comparison; null for answers that only a teacher can mark. */
const COMPARISONS: Record<AnswerForm, ((right: Content, given: Content) => Result) | null> = {
  options: compareOptions('options'),
  'ordered-options': compareOptions('ordered-options'),
  texts: compareBlanks,
  text: null,
  'sub-answers': null,
  any: null,
};

/** The result of an answer by the right one; null where a comparison cannot mark it. */
export function compareAnswers(
  kind: QuestionKind,
  right: Content | null,
  given: Content | null,
): Result | null {
  const compare = COMPARISONS[QUESTION_TRAITS[kind].answerForm];
  if (right === null || !compare) return null;
  return given ? compare(right, given) : 'wrong';
}

/** The result of a question by those of its sub-questions; null without any. */
export function sumUpResults(results: readonly Result[]): Result | null {
  const different = new Set(results);
  const [only = null] = different;
  if (different.size <= 1) return only;
  if (different.has('pending')) return 'pending';
  // A part without an answer is a wrong one beside others.
  return different.has('correct') || different.has('partial') || different.has('unjudged')
    ? 'partial'
    : 'wrong';
}
