import type { AnswerSession } from '@cloud-school/engine';

const nothing = () => undefined;
const TILE = { isAnswered: false, isMarked: false, save: 'untouched', standsAsLastSaved: false } as const;
const PROGRESS = { answered: 0, unanswered: 0, marked: 0 };
const SUMMARY = {
  state: 'idle',
  savedAt: null,
  unsavedCount: 0,
  retryAt: null,
  attempt: 0,
  isDurable: true,
} as const;
const SUBMISSION = { step: 'idle', reason: null, trigger: null, isLocked: false } as const;

/** Stands in while the attempt is being opened: nothing is known and nothing can be done. */
export const UNOPENED: AnswerSession = {
  subscribe: () => nothing,
  getTile: () => TILE,
  getAnswer: () => null,
  getProgress: () => PROGRESS,
  getSaveSummary: () => SUMMARY,
  getRemaining: () => null,
  getSubmission: () => SUBMISSION,
  getPen: () => 'here',
  getRestoredCount: () => 0,
  answer: nothing,
  mark: nothing,
  leave: nothing,
  retryNow: nothing,
  resume: nothing,
  submit: nothing,
  takeOver: async () => undefined,
  dispose: nothing,
};
