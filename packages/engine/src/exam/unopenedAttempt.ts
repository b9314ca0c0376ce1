import type { AnswerProgress, SaveSummary } from './contract/AnswerSource.ts';
import type { ExamAttempt } from './contract/ExamAttempt.ts';
import type { Submission } from './contract/Submission.ts';
import { UNTOUCHED_TILE } from './state/takeSnapshot.ts';

const doNothing = () => undefined;
const PROGRESS: AnswerProgress = { answered: 0, unanswered: 0, marked: 0 };
const SUMMARY: SaveSummary = {
  state: 'idle',
  savedAt: null,
  unsavedCount: 0,
  retryAt: null,
  failureCount: 0,
  isDurable: true,
};
const SUBMISSION: Submission = {
  step: 'idle',
  reason: null,
  trigger: null,
  words: null,
  isLocked: false,
  closure: null,
  handedInAt: null,
  isRefused: false,
  refused: [],
  isInterrupted: false,
};

/** Replaces the attempt while it is being opened: it has no answers, and its methods do nothing. */
export const unopenedAttempt: ExamAttempt = {
  subscribe: () => doNothing,
  subscribeTile: () => doNothing,
  getTile: () => UNTOUCHED_TILE,
  getAnswer: () => null,
  getProgress: () => PROGRESS,
  getSaveSummary: () => SUMMARY,
  getNow: () => 0,
  getRemaining: () => null,
  getUsedSeconds: () => null,
  getSubmission: () => SUBMISSION,
  getWriteAccess: () => 'granted',
  getRestoredCount: () => 0,
  answer: doNothing,
  importAnswers: async () => null,
  mark: doNothing,
  saveNow: doNothing,
  retryNow: doNothing,
  resume: doNothing,
  submit: doNothing,
  takeOver: async () => undefined,
  dispose: doNothing,
};
