import { isRecord, jsonList, type WireRecord } from '../read.ts';

/** The questions of a list and their sub-questions; what is no object is left out. */
export function listQuestions(list: unknown): WireRecord[] {
  return jsonList(list)
    .filter(isRecord)
    .flatMap((question) => [question, ...jsonList(question.readQuestionList).filter(isRecord)]);
}
