import type { QuestionKind } from '@cloud-school/domain';

/** The type codes of the school's server; the sandbox sends 99 as an example of a code that the screens do not know. */
export const QUESTION_TYPE_CODES: Record<QuestionKind, string> = {
  single: '1',
  multiple: '2',
  'true-false': '3',
  blanks: '4',
  'short-answer': '6',
  reading: '11',
  cloze: '13',
  unknown: '99',
};
