export type SubmitTrigger = 'click' | 'time-up';

/** Save what is unsaved, finish once, send the completion record. */
export type SubmissionStep = 'idle' | 'draining' | 'finishing' | 'recording' | 'done' | 'failed';

/** 'unsaved' together with the step 'done' means that the server closed the attempt before it had the last answers. */
export type SubmissionFailure = 'unsaved' | 'finish' | 'expired';

/** The hand-in as the screen shows it. */
export interface Submission {
  step: SubmissionStep;
  /** Why it failed; null otherwise. */
  reason: SubmissionFailure | null;
  trigger: SubmitTrigger | null;
  /** No answer can be changed: a hand-in runs, the time is up, or a finish may have counted. */
  isLocked: boolean;
}
