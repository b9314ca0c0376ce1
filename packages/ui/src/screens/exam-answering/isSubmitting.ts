import type { Submission } from '@cloud-school/engine';

/** True from the click on 交卷 until the hand-in failed: the screen shows 正在交卷 and takes no input. */
export function isSubmitting({ step }: Submission): boolean {
  return step !== 'idle' && step !== 'failed';
}
