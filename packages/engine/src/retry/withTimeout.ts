import type { Timers } from '../ports/Timers.ts';

/** Rejects when the promise has not settled in time; the work behind the promise goes on. */
export function withTimeout<Value>(
  promise: Promise<Value>,
  milliseconds: number,
  timers: Timers,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = timers.setTimer(
      () => reject(new Error(`No response within ${milliseconds} ms.`)),
      milliseconds,
    );
    promise.then(resolve, reject).finally(() => timers.clearTimer(timer));
  });
}
