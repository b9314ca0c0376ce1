import type { Answer, Paper, Question } from '@cloud-school/api-client';
import type { AnswerProgress, AnswerSource, SaveSummary, TileState } from './AnswerSource.ts';

/** An answer source in memory, with setters: for stories, tests and screens without an engine. */
export interface MemoryAnswerSource extends AnswerSource {
  /** Keeps the answer and says that it is saved. */
  answer(questionId: string, answer: Answer | null): void;
  mark(questionId: string, isMarked: boolean): void;
  setTile(questionId: string, change: Partial<TileState>): void;
  setSummary(change: Partial<SaveSummary>): void;
}

const untouched: TileState = {
  isAnswered: false,
  isMarked: false,
  save: 'untouched',
  standsAsLastSaved: false,
};

const nothingSaved: SaveSummary = {
  state: 'idle',
  savedAt: null,
  unsavedCount: 0,
  retryAt: null,
  attempt: 0,
  isDurable: true,
};

/** True when an answer has a chosen option or a text that is more than blanks. */
function hasContent(answer: Answer | null): boolean {
  return answer !== null && (answer.optionKeys.length > 0 || answer.texts.some((text) => text.trim() !== ''));
}

function firstTile({ savedAnswer, isMarked }: Question): TileState {
  const isAnswered = hasContent(savedAnswer);
  return { ...untouched, isMarked, isAnswered, save: isAnswered ? 'saved' : 'untouched' };
}

/** Starts from what the paper says is saved and marked. */
export function makeAnswerSource(paper: Paper, summary: Partial<SaveSummary> = {}): MemoryAnswerSource {
  const questions = paper.groups.flatMap((group) => group.questions);
  const listeners = new Set<() => void>();
  const answers = new Map(questions.map((question) => [question.id, question.savedAnswer]));
  const tiles = new Map(questions.map((question) => [question.id, firstTile(question)]));
  let saving: SaveSummary = { ...nothingSaved, ...summary };
  let progress = count();

  function count(): AnswerProgress {
    const states = [...tiles.values()];
    const answered = states.filter((tile) => tile.isAnswered).length;
    const marked = states.filter((tile) => tile.isMarked).length;
    return { answered, unanswered: states.length - answered, marked };
  }

  function publish(): void {
    const next = count();
    if (next.answered !== progress.answered || next.marked !== progress.marked) progress = next;
    for (const listener of listeners) listener();
  }

  function setTile(questionId: string, change: Partial<TileState>): void {
    tiles.set(questionId, { ...(tiles.get(questionId) ?? untouched), ...change });
    publish();
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getTile: (questionId) => tiles.get(questionId) ?? untouched,
    getAnswer: (questionId) => answers.get(questionId) ?? null,
    getProgress: () => progress,
    getSaveSummary: () => saving,
    answer: (questionId, answer) => {
      answers.set(questionId, answer);
      const isAnswered = hasContent(answer);
      setTile(questionId, { isAnswered, save: isAnswered ? 'saved' : 'untouched' });
    },
    mark: (questionId, isMarked) => setTile(questionId, { isMarked }),
    setTile,
    setSummary: (change) => {
      saving = { ...saving, ...change };
      publish();
    },
  };
}
