import {
  splitBlanks,
  type Answer,
  type QuestionKind,
  type AnswerForm,
  QUESTION_TRAITS,
} from '@cloud-school/domain';
import { isRecord, jsonList, jsonValue, optionalText } from '../read.ts';

/** An option key, bare or in an option record. */
function parseKey(item: unknown): string | null {
  return optionalText(isRecord(item) ? item.key : item);
}

function toChosen(optionList: unknown): Answer | null {
  const keys = jsonList(optionList).map(parseKey);
  const optionKeys = [...new Set(keys.filter((key) => key !== null))];
  return optionKeys.length > 0 ? { optionKeys, texts: [] } : null;
}

function toWritten(texts: string[]): Answer | null {
  return texts.some((part) => part.trim() !== '') ? { optionKeys: [], texts } : null;
}

/** The texts of a written answer; null for a form without texts. */
const TO_TEXTS: Record<AnswerForm, ((content: string, blankCount: number) => string[]) | null> = {
  options: null,
  'ordered-options': null,
  texts: splitBlanks,
  text: (content) => [content],
  // The answers of sub-questions are read with them, because they depend on their kinds.
  'sub-answers': null,
  any: (content) => [content],
};

/** Reads an answer record `{ content, optionList }` by the question's kind; null when it is empty. */
export function parseAnswer(data: unknown, kind: QuestionKind, blankCount: number): Answer | null {
  const record = jsonValue(data);
  if (!isRecord(record)) return null;
  // What a student wrote stays, also where nobody sees it.
  const written = typeof record.content === 'string' && record.content.trim() !== '';
  const content = written ? String(record.content) : optionalText(record.content);
  const toTexts = TO_TEXTS[QUESTION_TRAITS[kind].answerForm];
  return content === null || !toTexts ? toChosen(record.optionList) : toWritten(toTexts(content, blankCount));
}
