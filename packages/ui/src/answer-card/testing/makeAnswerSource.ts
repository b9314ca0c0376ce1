import { isEmptyAnswer, type Answer, type Paper, type Question } from '@cloud-school/domain';
import type { AnswerProgress, AnswerSource, SaveSummary, TileState } from '@cloud-school/engine';

/** On the day of the sample exam. */
const SAMPLE_NOW = Date.parse('2026-11-21T11:30:00+08:00');

/** An answer source in memory with setters, for stories and tests. */
export interface MemoryAnswerSource extends AnswerSource {
  /** Sets the answer of a question or a sub-question and marks it as saved. */
  answer(questionId: string, answer: Answer | null): void;
  mark(questionId: string, isMarked: boolean): void;
  setTile(questionId: string, change: Partial<TileState>): void;
  setSummary(change: Partial<SaveSummary>): void;
}

const untouched: TileState = {
  isAnswered: false,
  subQuestionCount: 0,
  answeredSubQuestions: 0,
  isMarked: false,
  save: 'untouched',
  isClearedAfterSave: false,
};

const nothingSaved: SaveSummary = {
  state: 'idle',
  savedAt: null,
  unsavedCount: 0,
  retryAt: null,
  failureCount: 0,
  isDurable: true,
};

const hasContent = (answer: Answer | null): boolean => answer !== null && !isEmptyAnswer(answer);

/** The answered part of a tile; a question with sub-questions counts as answered when all of them are. */
function countAnswered(
  { id, subQuestions }: Question,
  getAnswer: (questionId: string) => Answer | null,
): Partial<TileState> {
  const subQuestionCount = subQuestions.length;
  const answeredSubQuestions = subQuestions.filter((sub) => hasContent(getAnswer(sub.id))).length;
  const isAnswered =
    subQuestionCount > 0 ? answeredSubQuestions === subQuestionCount : hasContent(getAnswer(id));
  const isSaved = isAnswered || answeredSubQuestions > 0;
  return { isAnswered, subQuestionCount, answeredSubQuestions, save: isSaved ? 'saved' : 'untouched' };
}

/** Starts with the paper's saved answers and marks. */
export function makeAnswerSource(paper: Paper, summary: Partial<SaveSummary> = {}): MemoryAnswerSource {
  const questions = paper.groups.flatMap((group) => group.questions);
  const listeners = new Set<() => void>();
  const tileListeners = new Map<string, Set<() => void>>();
  const recorded = questions.flatMap((question) =>
    [question, ...question.subQuestions].map(({ id, savedAnswer }) => ({ id, savedAnswer, question })),
  );
  const owners = new Map(recorded.map(({ id, question }) => [id, question]));
  const answers = new Map(recorded.map(({ id, savedAnswer }) => [id, savedAnswer]));
  const getAnswer = (questionId: string) => answers.get(questionId) ?? null;
  const tiles = new Map(
    questions.map((question) => [
      question.id,
      { ...untouched, isMarked: question.isMarked, ...countAnswered(question, getAnswer) },
    ]),
  );
  let saving: SaveSummary = { ...nothingSaved, ...summary };
  let progress = count();

  function count(): AnswerProgress {
    const states = [...tiles.values()];
    const answered = states.filter((tile) => tile.isAnswered).length;
    const marked = states.filter((tile) => tile.isMarked).length;
    return { answered, unanswered: states.length - answered, marked };
  }

  function publish(changedId?: string): void {
    for (const listener of listeners) listener();
    for (const listener of tileListeners.get(changedId ?? '') ?? []) listener();
  }

  function setTile(questionId: string, change: Partial<TileState>): void {
    const old = tiles.get(questionId) ?? untouched;
    const next = { ...old, ...change };
    tiles.set(questionId, next);
    // Counted by the difference, so that a bench of many tiles measures the card and not this source.
    const more = Number(next.isAnswered) - Number(old.isAnswered);
    const marked = progress.marked + Number(next.isMarked) - Number(old.isMarked);
    if (more !== 0 || marked !== progress.marked)
      progress = { answered: progress.answered + more, unanswered: progress.unanswered - more, marked };
    publish(questionId);
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    subscribeTile: (questionId, listener) => {
      const ofQuestion = tileListeners.get(questionId) ?? new Set();
      tileListeners.set(questionId, ofQuestion.add(listener));
      return () => ofQuestion.delete(listener);
    },
    getTile: (questionId) => tiles.get(questionId) ?? untouched,
    getAnswer,
    getProgress: () => progress,
    getSaveSummary: () => saving,
    getNow: () => saving.savedAt ?? SAMPLE_NOW,
    answer: (questionId, answer) => {
      answers.set(questionId, answer);
      const owner = owners.get(questionId);
      if (owner) setTile(owner.id, countAnswered(owner, getAnswer));
    },
    mark: (questionId, isMarked) => setTile(questionId, { isMarked }),
    setTile,
    setSummary: (change) => {
      saving = { ...saving, ...change };
      publish();
    },
  };
}
