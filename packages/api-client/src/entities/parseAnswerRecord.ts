import { asRecord, optionalBoolean, optionalNumber, text } from './read.ts';

/** A saved record of the answered paper, its answer still unread. */
export interface AnswerRecord {
  questionId: string;
  answer: unknown;
  score: number | null;
  isRight: boolean | null;
}

/** A record of `answerQuestion`; `key` is its question id where the records are a map. */
export function parseAnswerRecord(item: unknown, key?: string): AnswerRecord {
  const record = asRecord(item, 'Saved answer');
  return {
    questionId: text(record.questionId ?? key, 'Saved answer questionId'),
    answer: record.questionAnswerVO,
    score: optionalNumber(record.score),
    isRight: optionalBoolean(record.isRight),
  };
}
