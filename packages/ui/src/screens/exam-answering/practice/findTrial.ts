import type { Trial } from './Trial.ts';

/** What the student did. */
export type PracticeAction =
  | { type: 'answer'; isChoice: boolean }
  | { type: 'mark' }
  /** `steps` is the distance between the questions, negative towards the first. */
  | { type: 'move'; steps: number };

/** Which trial an action completes with the key that is down, null for a press; null for no trial. */
export function findTrial(action: PracticeAction, key: string | null): Trial | null {
  switch (action.type) {
    case 'answer':
      return action.isChoice && key !== null ? 'choose-by-key' : null;
    case 'mark':
      return 'mark';
    case 'move':
      if (key === 'ArrowLeft' || key === 'ArrowRight') return 'step-by-key';
      // The buttons go one step; only the card goes further.
      return Math.abs(action.steps) > 1 ? 'jump' : null;
    default:
      return action satisfies never;
  }
}
