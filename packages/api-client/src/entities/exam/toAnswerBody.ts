import { formatDateTime } from '../dateTime.ts';
import { joinBlanks } from './parseAnswer.ts';
import type { Answer, QuestionKind } from './Question.ts';
import { type AnswerForm, QUESTION_TRAITS } from './questionTraits.ts';

/** An answer to save, with the ids of its attempt and question. */
export interface AnswerToSave {
  answerLogId: string;
  workId: string;
  questionId: string;
  unitId: string;
  kind: QuestionKind;
  answer: Answer;
  /** Milliseconds since 1970. */
  answeredAt: number;
  /** Seconds; not sent, because the specification's record has no field for it. */
  secondsSpent?: number;
}

/** Texts are sent in `content`, choices in `optionList`. */
const TO_CONTENT: Record<AnswerForm, (texts: readonly string[]) => string | null> = {
  options: () => null,
  blanks: joinBlanks,
  text: ([first = null]) => first,
  any: ([first = null]) => first,
};

/** The request body that saves one answer (EXAM-06). Its times are local times on a 24-hour clock. */
export function toAnswerBody({
  answerLogId,
  workId,
  questionId,
  unitId,
  kind,
  answer,
  answeredAt,
}: AnswerToSave) {
  const time = formatDateTime(answeredAt);
  const { answerForm } = QUESTION_TRAITS[kind];
  return {
    answerLogId,
    answerTime: time,
    id: workId,
    questionAnswerVO: { content: TO_CONTENT[answerForm](answer.texts), optionList: answer.optionKeys },
    questionId,
    questionUnitId: unitId,
    submitTime: time,
  };
}
