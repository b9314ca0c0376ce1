import { QUESTION_KINDS, type QuestionKind } from './Question.ts';

/**
 * Content of an answer: option keys, one text for each blank, one text, an answer for each sub-question, or (of an
 * unknown kind) keys or text.
 */
export type AnswerForm = 'options' | 'blanks' | 'text' | 'sub-answers' | 'any';

interface QuestionTraits {
  /** The server's type code; null for `unknown`, the kind of all other codes. */
  typeCode: string | null;
  /** Labels of the options: letters by order, 正确 and 错误, or null for a kind without options. */
  optionLabels: 'letters' | 'true-false' | null;
  answerForm: AnswerForm;
}

/** Everything that reading and writing a question depends on. A new kind starts with a row here. */
export const QUESTION_TRAITS: Record<QuestionKind, QuestionTraits> = {
  single: { typeCode: '1', optionLabels: 'letters', answerForm: 'options' },
  multiple: { typeCode: '2', optionLabels: 'letters', answerForm: 'options' },
  'true-false': { typeCode: '3', optionLabels: 'true-false', answerForm: 'options' },
  blanks: { typeCode: '4', optionLabels: null, answerForm: 'blanks' },
  'short-answer': { typeCode: '6', optionLabels: null, answerForm: 'text' },
  reading: { typeCode: '11', optionLabels: null, answerForm: 'sub-answers' },
  cloze: { typeCode: '13', optionLabels: null, answerForm: 'sub-answers' },
  unknown: { typeCode: null, optionLabels: 'letters', answerForm: 'any' },
};

/** The kind of a type code; 'unknown' for any other code. */
export function toQuestionKind(typeCode: string): QuestionKind {
  return QUESTION_KINDS.find((kind) => QUESTION_TRAITS[kind].typeCode === typeCode) ?? 'unknown';
}
