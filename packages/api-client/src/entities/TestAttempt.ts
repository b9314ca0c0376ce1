import type { Paper } from './Paper.ts';

/** A test as its intro page shows it; `workId` opens the paper. */
export interface TestDetail {
  workId: string;
  title: string;
  /** HTML of unknown origin or plain text. */
  requirementsHtml: string;
  /** Facts the server may add; shown only when they exist. */
  questionCount: number | null;
  totalPoints: number | null;
  timeLimitMinutes: number | null;
}

/** One attempt in the history (status 1 pending review, 2 reviewed). */
export interface AnswerLog {
  id: string;
  /** 'YYYY-MM-DD HH:mm:ss' */
  createdAt: string;
  status: 'pending-review' | 'reviewed';
  score: number | null;
}

/** The attempt the server opened: saves and finish carry its id. */
export interface AnswerSession {
  answerLogId: string;
  /** Milliseconds since 1970 by the server's clock when it began; null when the server does not say. */
  startedAt: number | null;
}

/** A finished attempt with solutions (EXAM-10). */
export interface Review {
  testName: string;
  paper: Paper;
  /** Null until marked. */
  score: number | null;
  status: 'pending-review' | 'reviewed' | null;
}

/** What the server says when a test was handed in. */
export interface FinishedTest {
  /** Answers it holds; null when it does not say. */
  answeredCount: number | null;
}
