import { backOff, SAVE_RETRY_MS } from '../../retry/backOff.ts';
import { withTimeout } from '../../retry/withTimeout.ts';
import type { ProgressPorts } from '../ports/ProgressPorts.ts';
import { toLoadedPosition } from './toLoadedPosition.ts';

/** The student does not wait longer than this for the saved position. */
const LOAD_TIMEOUT_MS = 10_000;

/** A position that is older than this is asked for again when the student comes back: another device may have raised it. */
const FRESH_MS = 60_000;

export interface PositionLoader {
  load(): void;
  /**
   * Skips the wait before the next try, or asks again for a position that is no longer fresh. Returns whether a call is under
   * way now: `onLoaded`, `onFailed` or `onKept` follows.
   */
  refresh(): boolean;
  close(): void;
}

export interface PositionLoaderOptions {
  ports: Pick<ProgressPorts, 'loadPosition' | 'environment'>;
  /** Called for each position that the server tells. */
  onLoaded: (positionMs: number) => void;
  /** Called while no position is known. */
  onFailed: () => void;
  /** Called when a position could not be asked for again: the known one is kept. */
  onKept: () => void;
}

/** Loads the saved position and, after a failure, tries again until it is known; then keeps it fresh. */
export function createPositionLoader({
  ports,
  onLoaded,
  onFailed,
  onKept,
}: PositionLoaderOptions): PositionLoader {
  const { environment } = ports;
  let failureCount = 0;
  let isWaiting = false;
  let isClosed = false;
  let timer: unknown = null;
  let loadedAt: number | null = null;
  let isUnderway = false;

  function load(): void {
    environment.clearTimer(timer);
    isWaiting = false;
    isUnderway = true;
    withTimeout(ports.loadPosition(), LOAD_TIMEOUT_MS, environment).then(
      (positionMs) => !isClosed && onAnswer(positionMs),
      () => !isClosed && onFailure(),
    );
  }

  function onAnswer(positionMs: number | null): void {
    const loaded = toLoadedPosition(positionMs);
    if (loaded === null) return onFailure();
    isUnderway = false;
    loadedAt = environment.monotonicNow();
    onLoaded(loaded);
  }

  function onFailure(): void {
    isUnderway = false;
    // What is known is better than nothing: it is asked for again at the next occasion.
    if (loadedAt !== null) return onKept();
    failureCount += 1;
    isWaiting = true;
    timer = environment.setTimer(load, backOff(SAVE_RETRY_MS, failureCount, environment.random()));
    onFailed();
  }

  return {
    load,
    refresh() {
      const isOld = loadedAt !== null && environment.monotonicNow() - loadedAt >= FRESH_MS;
      if (isWaiting || (isOld && !isUnderway)) load();
      return isUnderway;
    },
    close() {
      isClosed = true;
      isWaiting = false;
      environment.clearTimer(timer);
    },
  };
}
