import type { MediaTransfer, PendingFailure, RecordedCall } from '../faults/createFaultInjector.ts';
import type { Outcome } from '../faults/Outcome.ts';
import type {
  StoredAnswerLog,
  StoredAnswer,
  StoredClue,
  StoredCaptcha,
  StoredCompletion,
  StoredStudyRecord,
  StoredVisit,
  StoredTimeReport,
  SmsMessage,
} from '../store/Collections.ts';

/** Inspects and changes the sandbox from outside its API: for tests and for people. */
export interface Controls {
  /** Milliseconds that every response is delayed. */
  setLatency(ms: number): void;
  /** Share of calls that fail with status 503, 0 to 1. */
  setFailureRate(rate: number): void;
  /** Sends files of lessons slowly, or breaks their connections. */
  setMediaTransfer(transfer: MediaTransfer): void;
  mediaTransfer(): MediaTransfer;
  /** The next `times` calls of an endpoint ('*' for any) have this outcome. */
  failNext(endpointId: string, outcome: Outcome, times?: number): void;
  /** Answers the calls that wait with the outcome `held`. */
  releaseHeld(): void;
  /** Removes the failures that have not happened yet. */
  clearFailures(): void;
  /** Stops the server's clock at a time; null lets it run. */
  fixClock(time: number | null): void;
  advanceClock(ms: number): void;
  /** Expires the issued tokens, of one student or of all. */
  expireTokens(userId?: string): void;
  /** Marks the short answers of a finished attempt with this share of their points; default 1. */
  markAttempt(answerLogId: string, share?: number): void;
  /** Closes an open attempt as the school's system does when the time is up, or the student on another device. */
  closeAttempt(answerLogId: string): void;
  /** Deletes an attempt and its answers, as a school does that lets a student begin again. */
  resetAttempt(answerLogId: string): void;
  /** The last SMS messages of a mobile, newest first. */
  smsMessages(mobile: string): SmsMessage[];
  /** The captchas of the last minutes, newest first, or the one of a key. */
  captchas(key?: string): StoredCaptcha[];
  callCount(endpointId: string): number;
  state(): SandboxState;
}

/** The state of the sandbox without passwords and tokens. */
export interface SandboxState {
  /** Milliseconds since 1970. */
  now: number;
  latency: number;
  failureRate: number;
  pendingFailures: PendingFailure[];
  counts: Record<string, number>;
  /** The last 2000 calls, oldest first. */
  calls: RecordedCall[];
  students: { id: string; mobile: string; realName: string }[];
  /** Attempts with their stored answers and their last time report (EXAM-05). */
  answerLogs: (StoredAnswerLog & { answers: StoredAnswer[]; timeReport: StoredTimeReport | null })[];
  completions: StoredCompletion[];
  /** The last report of each lesson (PROG-01). */
  studyRecords: StoredStudyRecord[];
  /** Visits of the class page (CDET-01). */
  visits: StoredVisit[];
  clues: StoredClue[];
}
