import type { Answer } from '@cloud-school/api-client';

/** How far a question's newest answer has got: on the server, on its way, or on this machine only. */
export type TileSaveState = 'untouched' | 'saved' | 'saving' | 'unsaved';

/** What a tile of the answer card tells about its question. */
export interface TileState {
  isAnswered: boolean;
  isMarked: boolean;
  save: TileSaveState;
  /** Emptied here after a save; the server keeps the earlier answer, since an empty one is never sent. */
  standsAsLastSaved: boolean;
}

/** The whole attempt's saving in one look, for the bar and the strip under it. */
export interface SaveSummary {
  state: 'idle' | 'saved' | 'saving' | 'offline' | 'failed' | 'expired';
  /** Milliseconds since 1970 of the last answer the server confirmed. */
  savedAt: number | null;
  unsavedCount: number;
  /** Milliseconds since 1970 of the next try after a failed save. */
  retryAt: number | null;
  /** How many tries the waiting save has behind it. */
  attempt: number;
  /** False when this browser keeps nothing: a closed tab would lose what is unsaved. */
  isDurable: boolean;
}

/**
 * The answers of one attempt as an external store, read with useSyncExternalStore so that
 * a change draws only what shows it. Each getter returns the same reference until its value changes.
 */
export interface AnswerSource {
  subscribe: (listener: () => void) => () => void;
  getTile: (questionId: string) => TileState;
  getAnswer: (questionId: string) => Answer | null;
  getProgress: () => AnswerProgress;
  getSaveSummary: () => SaveSummary;
}

/** Counts over the whole paper. */
export interface AnswerProgress {
  answered: number;
  unanswered: number;
  marked: number;
}
