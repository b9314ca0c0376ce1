import type { Answer } from '@cloud-school/api-client';
import type { AnswerStore } from './answerStore.ts';
import type { SubmissionFailure, SubmissionStep, SubmitTrigger } from './submission.ts';
import type { Pen, TabLock } from './tabLock.ts';

export type TileSaveState = 'untouched' | 'saved' | 'saving' | 'unsaved';

export interface TileState {
  isAnswered: boolean;
  isMarked: boolean;
  save: TileSaveState;
  /** Emptied here, but the server keeps the last saved answer: 以上次保存的答案为准. */
  standsAsLastSaved: boolean;
}

export interface SaveSummary {
  state: 'idle' | 'saved' | 'saving' | 'offline' | 'failed' | 'expired';
  /** Milliseconds by this device's clock. */
  savedAt: number | null;
  /** Answers the server has not confirmed. */
  unsavedCount: number;
  /** When the next try begins, by this device's clock. */
  retryAt: number | null;
  /** Failures in a row of the save that fares worst. */
  attempt: number;
  /** False when answers would not survive a reload: the screen warns once. */
  isDurable: boolean;
}

export interface SubmissionView {
  step: SubmissionStep;
  reason: SubmissionFailure | null;
  trigger: SubmitTrigger | null;
  /** Answers may not change now; `answer` would do nothing. */
  isLocked: boolean;
}

/** What the screens read; every getter returns the same reference until its value changes. */
export interface AnswerSource {
  subscribe: (listener: () => void) => () => void;
  getTile: (questionId: string) => TileState;
  getAnswer: (questionId: string) => Answer | null;
  getProgress(): { answered: number; unanswered: number; marked: number };
  getSaveSummary: () => SaveSummary;
}

/** One attempt at a test from opening to done: nothing typed is lost, and it is finished once. */
export interface AnswerSession extends AnswerSource {
  answer: (questionId: string, answer: Answer) => void;
  mark: (questionId: string, isMarked: boolean) => void;
  /** The student moved away from the question: save now. */
  leave: (questionId: string) => void;
  retryNow: () => void;
  /** After signing in again. */
  resume: () => void;
  /** Null without a limit. */
  getRemaining: () => { seconds: number; share: number } | null;
  getSubmission: () => SubmissionView;
  getPen: () => Pen;
  /** Unsent answers brought back from this device on opening. */
  getRestoredCount: () => number;
  submit: (trigger: SubmitTrigger) => void;
  takeOver: () => Promise<void>;
  dispose: () => void;
}

export type LifecycleEvent = 'online' | 'offline' | 'visible' | 'hidden';

export interface Timers {
  setTimer(run: () => void, milliseconds: number): unknown;
  clearTimer(timer: unknown): void;
}

/** What the session needs of the browser. */
export interface Environment extends Timers {
  /** Date.now() */
  now(): number;
  /** performance.now() */
  monotonicNow(): number;
  random: () => number;
  isOnline(): boolean;
  listen(listener: (event: LifecycleEvent) => void): () => void;
}

/** The completion record of an activity (EXAM-08); `payload` is asked for at the finish and kept on the device until it was sent. */
export interface CompletionPort {
  payload: Record<string, unknown>;
  report(payload: Record<string, unknown>): Promise<void>;
}

export interface AnswerSessionPorts {
  /**
   * Resolves when the server confirmed the save; `answeredAt` is milliseconds by the server's clock.
   * `isKeepalive` while the page is hidden: a request that should outlive it, where its body is small enough.
   */
  saveAnswer(
    questionId: string,
    answer: Answer,
    answeredAt: number,
    options: { signal: AbortSignal; isKeepalive: boolean },
  ): Promise<unknown>;
  finish(): Promise<unknown>;
  /** Reads the log list: true when the attempt is handed in, false while it is open. Never from a cache. */
  isFinished(): Promise<boolean>;
  /** Null without an activity. */
  completion: CompletionPort | null;
  store: AnswerStore;
  lock: TabLock;
  environment: Environment;
  /** Server clock minus this device's clock by the last answers; null before the first. */
  serverClockOffset(): number | null;
  /** Told about every 60 s (EXAM-05). */
  onTimeReport?(secondsLeft: number): void;
}
