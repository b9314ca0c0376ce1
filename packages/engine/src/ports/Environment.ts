import type { Timers } from './Timers.ts';

export type LifecycleEvent = 'online' | 'offline' | 'visible' | 'hidden';

/** Clocks, timers and lifecycle of the page. */
export interface Environment extends Timers {
  /** Date.now() */
  now(): number;
  /** performance.now() */
  monotonicNow(): number;
  random: () => number;
  isOnline(): boolean;
  /** Returns a function that stops listening. */
  listen(listener: (event: LifecycleEvent) => void): () => void;
}
