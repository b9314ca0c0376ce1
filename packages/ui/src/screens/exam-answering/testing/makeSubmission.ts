import type { Submission } from '@cloud-school/engine';

/** A hand-in that has not begun. */
export function makeSubmission(overrides: Partial<Submission> = {}): Submission {
  return {
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
    ...overrides,
  };
}
