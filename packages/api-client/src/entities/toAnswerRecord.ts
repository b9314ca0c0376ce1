import { formatDateTime } from './dateTime.ts';
import { joinBlanks } from './parseAnswer.ts';
import type { Answer, QuestionKind } from './Question.ts';

/** An answer to save, with where it belongs. */
export interface SavedAnswer {
  answerLogId: string;
  workId: string;
  questionId: string;
  unitId: string;
  kind: QuestionKind;
  answer: Answer;
  /** Milliseconds since 1970. */
  answeredAt: number;
  /** Not on the wire: the specification's record has no place for it. */
  secondsSpent?: number;
}

/** Texts go in `content`, choices in `optionList`. */
function toContent(kind: QuestionKind, { texts }: Answer): string | null {
  if (kind === 'blanks') return joinBlanks(texts);
  return kind === 'short-answer' || kind === 'unknown' ? (texts[0] ?? null) : null;
}

/** The submission record of one answer, times in local time with 24 hours (W6). */
export function toAnswerRecord({
  answerLogId,
  workId,
  questionId,
  unitId,
  kind,
  answer,
  answeredAt,
}: SavedAnswer) {
  const time = formatDateTime(answeredAt);
  return {
    answerLogId,
    answerTime: time,
    id: workId,
    questionAnswerVO: { content: toContent(kind, answer), optionList: answer.optionKeys },
    questionId,
    questionUnitId: unitId,
    submitTime: time,
  };
}
