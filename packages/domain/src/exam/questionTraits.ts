import { QUESTION_KINDS, type QuestionKind } from './Question.ts';

/**
 * Content of an answer: option keys, option keys whose order counts, one text for each blank, one text, an answer for
 * each sub-question, or (of an unknown kind) keys or text.
 */
export type AnswerForm = 'options' | 'ordered-options' | 'texts' | 'text' | 'sub-answers' | 'any';

/** Labels of options: letters by order, or 正确 and 错误. */
export type OptionLabels = 'letters' | 'true-false';

interface CommonTraits {
  /** The server's type code; null for `unknown`, the kind of all other codes. */
  typeCode: string | null;
  /** Null for a kind without options. */
  optionLabels: OptionLabels | null;
  /** A teacher marks it: its result is points and not right or wrong, and its solution comes with the mark. */
  isMarkedByTeacher: boolean;
}

interface SimpleTraits extends CommonTraits {
  answerForm: Exclude<AnswerForm, 'sub-answers'>;
  subQuestions: null;
}

interface CompoundTraits extends CommonTraits {
  answerForm: 'sub-answers';
  subQuestions: SubQuestionTraits;
}

/** What depends on a kind that has sub-questions. */
export interface SubQuestionTraits {
  /** The kind of a sub-question with options that the server sends without a type. */
  readonly withOptions: QuestionKind;
  /** The same, of one without options. */
  readonly withoutOptions: QuestionKind;
  /** Its text is a passage, read beside the sub-questions. */
  readonly hasPassage: boolean;
}

type QuestionTraits = SimpleTraits | CompoundTraits;

const SIMPLE = { optionLabels: null, isMarkedByTeacher: false, subQuestions: null } as const;
const CHOICE = { ...SIMPLE, optionLabels: 'letters', answerForm: 'options' } as const;

const TRAITS = {
  single: { ...CHOICE, typeCode: '1' },
  multiple: { ...CHOICE, typeCode: '2' },
  'true-false': { ...CHOICE, typeCode: '3', optionLabels: 'true-false' },
  blanks: { ...SIMPLE, typeCode: '4', answerForm: 'texts' },
  'short-answer': { ...SIMPLE, typeCode: '6', answerForm: 'text', isMarkedByTeacher: true },
  reading: {
    ...SIMPLE,
    typeCode: '11',
    answerForm: 'sub-answers',
    subQuestions: { withOptions: 'single', withoutOptions: 'short-answer', hasPassage: true },
  },
  cloze: {
    ...SIMPLE,
    typeCode: '13',
    answerForm: 'sub-answers',
    subQuestions: { withOptions: 'single', withoutOptions: 'single', hasPassage: false },
  },
  unknown: { ...SIMPLE, typeCode: null, optionLabels: 'letters', answerForm: 'any' },
} as const satisfies Record<QuestionKind, QuestionTraits>;

/** Everything that reading, writing and comparing a question depends on. A new kind starts with a row here. */
export const QUESTION_TRAITS: Readonly<Record<QuestionKind, Readonly<QuestionTraits>>> = TRAITS;

/** The kinds without sub-questions, which sub-questions can have. */
export type SimpleKind = {
  [Kind in QuestionKind]: (typeof TRAITS)[Kind]['subQuestions'] extends null ? Kind : never;
}[QuestionKind];

/** The kinds with sub-questions. */
export type CompoundKind = Exclude<QuestionKind, SimpleKind>;

export const isCompoundKind = (kind: QuestionKind): kind is CompoundKind =>
  QUESTION_TRAITS[kind].subQuestions !== null;

/** The kind of a sub-question; 'unknown' for one that would need sub-questions itself. */
export const toSimpleKind = (kind: QuestionKind): SimpleKind => (isCompoundKind(kind) ? 'unknown' : kind);

/** The kind of a type code; 'unknown' for any other code. */
export function toQuestionKind(typeCode: string): QuestionKind {
  return QUESTION_KINDS.find((kind) => QUESTION_TRAITS[kind].typeCode === typeCode) ?? 'unknown';
}
