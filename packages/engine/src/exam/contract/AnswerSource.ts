import type { Answer } from '@cloud-school/domain';

/**
 * How far a question's newest answer has got: on the server, on its way, or on this device only. 'outdated': it holds an
 * option that the question no longer has, so that it must be given again.
 */
export type TileSaveState = 'untouched' | 'saved' | 'saving' | 'unsaved' | 'outdated';

/** What the answer card shows of one question. */
export interface TileState {
  /** Of a question with sub-questions: all of them are answered. */
  isAnswered: boolean;
  /** 0 for a question without sub-questions. */
  subQuestionCount: number;
  answeredSubQuestions: number;
  isMarked: boolean;
  save: TileSaveState;
  /** The student emptied a saved answer. The server keeps it, since an empty one is never sent: 以上次保存的答案为准. */
  isClearedAfterSave: boolean;
}

/** Counts of questions over the whole paper; a partly answered one counts as unanswered. */
export interface AnswerProgress {
  answered: number;
  unanswered: number;
  marked: number;
}

/** Saving of the whole attempt, for the bar and the notice below it. */
export interface SaveSummary {
  /** 'refused': the server does not take what is unsaved, so that no retry is promised. */
  state: 'idle' | 'saved' | 'saving' | 'offline' | 'failed' | 'refused' | 'expired';
  /** When the server last confirmed an answer; milliseconds since 1970 by the server's clock. */
  savedAt: number | null;
  /** Questions with an answer that the server has not confirmed, or that an older save on its way may still replace. */
  unsavedCount: number;
  /** When the next retry begins; milliseconds since 1970 by this device's clock. */
  retryAt: number | null;
  /** Failures in a row of the save that has failed most often. */
  failureCount: number;
  /** False when unsaved answers would not survive a reload: the screen warns once. */
  isDurable: boolean;
}

/**
 * The answers of one attempt as an external store for useSyncExternalStore, so that a change renders only what shows it.
 * Every getter returns the same reference until its value changes.
 */
export interface AnswerSource {
  subscribe: (listener: () => void) => () => void;
  /** Calls the listener when the tile of this question changes, whatever happens to the others. */
  subscribeTile: (questionId: string, listener: () => void) => () => void;
  getTile: (questionId: string) => TileState;
  /** Also of a sub-question, by its id. */
  getAnswer: (questionId: string) => Answer | null;
  getProgress: () => AnswerProgress;
  getSaveSummary: () => SaveSummary;
  /** Milliseconds since 1970 by the server's clock. */
  getNow: () => number;
}
