import {
  listSeparate,
  EMPTY_ANSWER,
  isEmptyAnswer,
  type Answer,
  type Paper,
  type Question,
} from '@cloud-school/domain';
import { type Journal } from '../journal/Journal.ts';

/** A sub-question whose answer is part of the record of its question. */
interface SharedPlace {
  question: Question;
  index: number;
}

/** Where the journal holds the answers of a paper. */
export interface PaperRecords {
  /** The paper's questions, each with a tile. */
  readonly questions: readonly Question[];
  /** By id: the questions, and the sub-questions that have records of their own. Each has a journal entry. */
  readonly byId: ReadonlyMap<string, Question>;
  /** By id of a journal entry: the question whose tile it belongs to. */
  readonly owners: ReadonlyMap<string, Question>;
  /** By id: the sub-questions of questions that are saved as one. */
  readonly shared: ReadonlyMap<string, SharedPlace>;
}

export function toPaperRecords(paper: Paper): PaperRecords {
  const questions = paper.groups.flatMap((group) => group.questions);
  const recorded = questions.flatMap((owner) =>
    [owner, ...listSeparate(owner)].map((question) => ({ owner, question })),
  );
  const shared = questions.flatMap((question) =>
    question.isSavedAsOne
      ? question.subQuestions.map(({ id }, index) => [id, { question, index }] as const)
      : [],
  );
  return {
    questions,
    byId: new Map(recorded.map(({ question }) => [question.id, question])),
    owners: new Map(recorded.map(({ question, owner }) => [question.id, owner])),
    shared: new Map(shared),
  };
}

/** The record that an edit changes, and its new answer. */
export function toRecordedEdit(
  { byId, shared }: PaperRecords,
  journal: Journal,
  questionId: string,
  answer: Answer,
): { question: Question; answer: Answer } | null {
  const place = shared.get(questionId);
  if (!place) {
    const question = byId.get(questionId);
    return question ? { question, answer } : null;
  }
  const { question, index } = place;
  const old = journal.get(question.id)?.answer.subAnswers ?? [];
  const subAnswers = question.subQuestions.map((_, each) =>
    each === index ? (isEmptyAnswer(answer) ? null : answer) : (old[each] ?? null),
  );
  return { question, answer: { ...EMPTY_ANSWER, subAnswers } };
}
