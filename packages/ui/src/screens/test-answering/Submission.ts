/** Where the hand-in stands, as the screen shows it: saving what is left, one finish call, the completion record. */
export interface Submission {
  step: 'idle' | 'draining' | 'finishing' | 'recording' | 'done' | 'failed';
  /** Why it failed; null otherwise. */
  reason: 'unsaved' | 'finish' | 'expired' | null;
  trigger: 'click' | 'time-up' | null;
}

/** True from the click on 交卷 until it failed: the screen says 正在交卷 and takes nothing. */
export function isSubmitting({ step }: Submission): boolean {
  return step !== 'idle' && step !== 'failed';
}
