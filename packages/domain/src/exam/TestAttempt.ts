import type { ReviewStatus } from '../Marking.ts';
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
  /** The points that pass; null where the server sends none (the field is ours). */
  passScore: number | null;
  status: ReviewStatus | null;
}

/** The result of a hand-in. */
export interface FinishResult {
  /** Number of answers that the server holds; null when it sends none. */
  answeredCount: number | null;
}
