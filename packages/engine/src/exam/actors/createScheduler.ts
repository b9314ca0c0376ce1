import type { Environment } from '../../ports/Environment.ts';
import type { AttemptPart } from './AttemptContext.ts';

export interface Scheduler {
  /** Nothing runs before. */
  start(parts: readonly AttemptPart[]): void;
  /** Runs the parts until none changes anything, publishes, and sleeps until the next part is due. */
  update: () => void;
  stop(): void;
}

/** Runs the parts of an attempt: after each change, and when one of them is due. */
export function createScheduler(
  environment: Pick<Environment, 'monotonicNow' | 'setTimer' | 'clearTimer'>,
  publish: () => void,
): Scheduler {
  let parts: readonly AttemptPart[] | null = null;
  let timer: unknown = null;
  let isRunning = false;
  let isDirty = false;

  function update(): void {
    isDirty = true;
    if (isRunning || !parts) return;
    isRunning = true;
    while (isDirty) {
      isDirty = false;
      for (const part of parts) part.run(environment.monotonicNow());
    }
    isRunning = false;
    sleep(parts);
    publish();
  }

  function sleep(running: readonly AttemptPart[]): void {
    environment.clearTimer(timer);
    const now = environment.monotonicNow();
    const next = Math.min(...running.map((part) => part.nextRun(now) ?? Infinity));
    if (Number.isFinite(next)) timer = environment.setTimer(update, Math.max(0, Math.ceil(next - now)));
  }

  return {
    start(started) {
      parts = started;
      update();
    },
    update,
    stop() {
      parts = null;
      environment.clearTimer(timer);
    },
  };
}
