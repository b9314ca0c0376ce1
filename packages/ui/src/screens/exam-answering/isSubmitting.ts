import type { Submission } from '@cloud-school/engine';

/** True from the click on the hand-in until it failed: the screen shows that it runs and takes no input. */
export function isSubmitting({ step }: Submission): boolean {
  return step !== 'idle' && step !== 'failed';
}
