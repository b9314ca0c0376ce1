import { asRecord, optionalBoolean, optionalNumber, text } from '../read.ts';

/** A saved answer as the paper carries it; its content is still unparsed, because it depends on the question's kind. */
export interface WireAnswer {
  questionId: string;
  content: unknown;
  score: number | null;
  isRight: boolean | null;
}

/** Reads an item of `answerQuestion`; `key` is its question id where the items are a map. */
export function parseWireAnswer(item: unknown, key?: string): WireAnswer {
  const record = asRecord(item, 'Saved answer');
  return {
    questionId: text(record.questionId ?? key, 'Saved answer questionId'),
    content: record.questionAnswerVO,
    score: optionalNumber(record.score),
    isRight: optionalBoolean(record.isRight),
  };
}
