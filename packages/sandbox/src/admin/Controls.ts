import type {
  StoredAnswerLog,
  StoredAnswer,
  StoredClue,
  StoredCaptcha,
  StoredCompletion,
  SmsMessage,
} from '../store/Collections.ts';
import type { Outcome } from '../faults/Outcome.ts';
import type { RecordedCall, PendingFailure } from '../faults/createFaultInjector.ts';

/** What a person or a test can see and change behind the server's back. */
export interface Controls {
  /** Milliseconds every answer waits. */
  setLatency(ms: number): void;
  /** Share of calls that answer status 503, 0 to 1. */
  setFailureRate(rate: number): void;
  /** The next `times` calls of an endpoint ('*' is any) end like this. */
  failNext(endpointId: string, outcome: Outcome, times?: number): void;
  /** Forgets failures that have not happened yet. */
  clearFailures(): void;
  /** Holds the server's clock at a time; null lets it run. */
  fixClock(time: number | null): void;
  advanceClock(ms: number): void;
  /** Every token that was given out stops being good, of one student or of all. */
  expireTokens(userId?: string): void;
  /** A teacher gives the short answers of a finished attempt this share of their points, default all. */
  markAttempt(answerLogId: string, share?: number): void;
  /** The last SMS messages of a mobile, newest first. */
  smsMessages(mobile: string): SmsMessage[];
  /** The captchas of the last minutes, newest first, or the one of a key. */
  captchas(key?: string): StoredCaptcha[];
  callCount(endpointId: string): number;
  state(): SandboxState;
}

/** All of it at a glance; passwords and tokens are left out. */
export interface SandboxState {
  /** Milliseconds since 1970. */
  now: number;
  latency: number;
  failureRate: number;
  pendingFailures: PendingFailure[];
  counts: Record<string, number>;
  /** The last 2000, oldest first. */
  calls: RecordedCall[];
  students: { id: string; mobile: string; realName: string }[];
  answerLogs: (StoredAnswerLog & { answers: StoredAnswer[] })[];
  completions: StoredCompletion[];
  clues: StoredClue[];
}
