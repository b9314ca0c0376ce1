import type { FailureKind, Paper } from '@cloud-school/domain';
import type { Environment } from '../../ports/Environment.ts';
import type { ExamAttempt } from '../contract/ExamAttempt.ts';
import type { AttemptKey } from '../ports/AnswerStore.ts';
import type { ExamPorts } from '../ports/ExamPorts.ts';
import type { HandIn } from '../state/submission/HandIn.ts';

/** How a call is made while an attempt opens. */
export interface OpeningCall {
  /** Milliseconds after which the call gives up, because a paper that is at hand could open the attempt instead. */
  timeout?: number;
  /** A failure shows nothing by itself. */
  isQuiet?: boolean;
}

/** Where a paper comes from and its answers go: all that an exam needs of a server. */
export interface ExamSource<Calls extends AttemptCalls = AttemptCalls> {
  /** The paper, with the answers that the server holds of the open attempt; never from a cache. */
  loadPaper: (call: OpeningCall) => Promise<Paper>;
  /** Starts an attempt, or names the one that is open; `startedAt` in milliseconds since 1970 by the server's clock. */
  startAttempt: (call: OpeningCall) => Promise<{ answerLogId: string; startedAt: number | null }>;
  /** The attempts that were handed in; never from a cache. */
  listHandIns: (call: OpeningCall) => Promise<readonly ListedHandIn[]>;
  /** The calls of an attempt whose paper is loaded and which is started. */
  connect: (started: StartedPaper) => Calls;
  /** Why a call was rejected: `unavailable` without an answer; null for an error that is not a call's. */
  getErrorKind: (error: unknown) => FailureKind | null;
  /** The server's own words in a rejected call; null where it sent none. */
  getErrorWords?: (error: unknown) => string | null;
  /** Server clock minus this device's clock in milliseconds; null before the first response. */
  serverClockOffset?: () => number | null;
}

export interface ListedHandIn {
  /** The attempt's `answerLogId`. */
  id: string;
  handedInAt: HandIn['at'];
}

export interface StartedPaper {
  key: AttemptKey;
  paper: Paper;
  environment: Environment;
  getAnswer: ExamAttempt['getAnswer'];
}

export interface AttemptCalls
  extends
    Pick<ExamPorts, 'saveAnswer' | 'finish'>,
    // Without `readAnswers` the paper is loaded again, whose answers are those of the open attempt.
    Partial<Pick<ExamPorts, 'readAnswers' | 'isCollected' | 'environment' | 'completion' | 'reportTime'>> {
  /** Ends what the calls began: the attempt cannot open after all, or its page is left. */
  stop?: () => void;
}
