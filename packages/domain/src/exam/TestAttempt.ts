import type { ReviewStatus } from '../Marking.ts';
import { compareTimes } from '../time/compareTimes.ts';
import type { Paper } from './Paper.ts';

/** The intro page of a test or of homework; `workId` opens the paper (EXAM-01). */
export interface ExamDetail {
  workId: string;
  title: string;
  /** HTML of unknown origin or plain text. */
  requirementsHtml: string;
  /** This and the next two are null when the server does not send them. */
  questionCount: number | null;
  totalPoints: number | null;
  timeLimitMinutes: number | null;
  /** The attempt that runs on the server, also when another device started it; null when none runs or none is sent. */
  openAttempt: StartedAttempt | null;
}

/** A finished attempt in the history (EXAM-01). */
export interface AnswerLog {
  id: string;
  /** 'YYYY-MM-DD HH:mm:ss' */
  createdAt: string;
  status: ReviewStatus;
  score: number | null;
  /** When it was handed in, milliseconds since 1970; null when the server does not send it (the field is ours). */
  handedInAt: number | null;
}

/** Attempts, newest first; the order on the wire does not matter. */
export const newestAttempts = <Attempt extends Pick<AnswerLog, 'createdAt'>>(
  logs: readonly Attempt[],
): Attempt[] => logs.toSorted((one, other) => compareTimes(other.createdAt, one.createdAt));

/**
 * The attempt whose result is the student's: the newest one. The intro, the class and the course show it; null without
 * any.
 */
export const countingAttempt = <Attempt extends AnswerLog>(logs: readonly Attempt[]): Attempt | null =>
  newestAttempts(logs)[0] ?? null;

/** The attempt that the server started or resumed. Saves, time reports and the finish carry its id. */
export interface StartedAttempt {
  answerLogId: string;
  /** Start of the attempt by the server's clock, milliseconds since 1970; null when the server sends none. */
  startedAt: number | null;
}

/** A finished attempt with solutions (EXAM-10). */
export interface Review {
  testName: string;
  /**
   * Who marks: the school, the partner's platform (source type xskt), which sends results without points, or, in the
   * practice room, this device.
   */
  source: 'school' | 'partner' | 'practice';
  paper: Paper;
  /** Null until marked. */
  score: number | null;
  status: ReviewStatus | null;
}

/** The result of a hand-in. */
export interface FinishResult {
  /** Number of answers that the server holds; null when it sends none. */
  answeredCount: number | null;
}
