import type { Timers } from './AnswerSession.ts';

/** Rejects when the promise has not settled in time; the promise itself goes on. */
export function withTimeLimit<Value>(
  promise: Promise<Value>,
  milliseconds: number,
  timers: Timers,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = timers.setTimer(
      () => reject(new Error(`No answer within ${milliseconds} ms.`)),
      milliseconds,
    );
    promise.then(resolve, reject).finally(() => timers.clearTimer(timer));
  });
}
