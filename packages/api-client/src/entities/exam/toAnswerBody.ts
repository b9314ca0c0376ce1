import {
  toSchoolTime,
  type Answer,
  type QuestionKind,
  type AnswerForm,
  QUESTION_TRAITS,
  joinBlanks,
} from '@cloud-school/domain';

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

const toFirst = ({ texts }: Answer): string | null => texts[0] ?? null;

/** Texts are sent in `content`, choices in `optionList`, and the answers of sub-questions as JSON in `content`. */
const TO_CONTENT: Record<AnswerForm, (answer: Answer) => string | null> = {
  options: () => null,
  'ordered-options': () => null,
  texts: ({ texts }) => joinBlanks(texts),
  text: toFirst,
  'sub-answers': ({ subAnswers = [] }) =>
    JSON.stringify(subAnswers.map((answer) => answer && toSubRecord(answer))),
  any: toFirst,
};

/** The answer of a sub-question without an id: the record of an answer, inside the one of its question. */
function toSubRecord(answer: Answer) {
  const content = answer.texts.length > 1 ? joinBlanks(answer.texts) : toFirst(answer);
  return { content, optionList: answer.optionKeys };
}

/** The request body that saves one answer (EXAM-06). Its times are the school's, on a 24-hour clock. */
export function toAnswerBody({
  answerLogId,
  workId,
  questionId,
  unitId,
  kind,
  answer,
  answeredAt,
}: AnswerToSave) {
  const time = toSchoolTime(answeredAt);
  const { answerForm } = QUESTION_TRAITS[kind];
  return {
    answerLogId,
    answerTime: time,
    id: workId,
    questionAnswerVO: { content: TO_CONTENT[answerForm](answer), optionList: answer.optionKeys },
    questionId,
    questionUnitId: unitId,
    submitTime: time,
  };
}
