import type { FailureKind, Answer, Question } from '@cloud-school/domain';
import type { Environment } from '../../ports/Environment.ts';
import type { HandIn } from '../state/submission/HandIn.ts';
import type { AnswerStore } from './AnswerStore.ts';
import type { CompletionPort } from './CompletionPort.ts';
import type { TabLock } from './TabLock.ts';

export interface AnswerSave {
  question: Question;
  answer: Answer;
  /** Milliseconds since 1970 by the server's clock. */
  answeredAt: number;
}

export interface SaveOptions {
  signal: AbortSignal;
  /** The page is hidden: the request should outlive it, where its body is small enough for `keepalive`. */
  isKeepalive: boolean;
}

/** Everything outside an attempt: calls to the server, storage, other tabs, clocks and timers. */
export interface ExamPorts {
  /** Resolves when the server confirmed the save. */
  saveAnswer(save: AnswerSave, options: SaveOptions): Promise<unknown>;
  /** `signal` gives up: nothing is sent from then on, also where the call consists of several. */
  finish(signal: AbortSignal): Promise<unknown>;
  /** True where a save ends on this device and the server holds nothing before the finish: an emptied answer is unanswered. */
  isCollected?: boolean;
  /** Why a call of these ports was rejected; null for an error that is not a call's. */
  getErrorKind(error: unknown): FailureKind | null;
  /** The server's own words in a rejected call; null where it sent none. */
  getErrorWords(error: unknown): string | null;
  /** Reads the log list, never from a cache: how the attempt was handed in, null while it is open. */
  findHandIn(): Promise<HandIn | null>;
  /** Reads the answers that the server holds, by question id and never from a cache; empty where it returns none. */
  readAnswers(): Promise<ReadonlyMap<string, Answer>>;
  /** Null for an exam that belongs to no activity. */
  completion: CompletionPort | null;
  /**
   * Called about every 60 s of a timed attempt with the whole seconds that are left (EXAM-05). A rejection by the server, after
   * reports that it took, has the log list read: the attempt may be closed.
   */
  reportTime?(secondsLeft: number): Promise<unknown>;
  /** Server clock minus this device's clock, measured by the last responses; null before the first one. */
  serverClockOffset(): number | null;
  store: AnswerStore;
  lock: TabLock;
  environment: Environment;
}
