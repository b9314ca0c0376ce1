import type { Trial } from './Trial.ts';

/** What the student did; `key` is the key that is down, null for a press. */
export type PracticeAction =
  | { type: 'answer'; key: string | null; isChoice: boolean }
  | { type: 'mark' }
  /** `steps` is the distance between the questions, negative towards the first. */
  | { type: 'move'; key: string | null; steps: number }
  | { type: 'key'; key: string };

/** Which trial an action completes; null for none. */
export function findTrial(action: PracticeAction): Trial | null {
  switch (action.type) {
    case 'answer':
      return action.isChoice && action.key !== null ? 'choose-by-key' : null;
    case 'mark':
      return 'mark';
    case 'move':
      if (action.key === 'ArrowLeft' || action.key === 'ArrowRight') return 'step-by-key';
      // The buttons go one step; only the card goes further.
      return Math.abs(action.steps) > 1 ? 'jump' : null;
    case 'key':
      return action.key.toLowerCase() === 't' ? 'report' : null;
    default:
      return action satisfies never;
  }
}
