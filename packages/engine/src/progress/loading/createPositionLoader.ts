import { backOff, SAVE_RETRY_MS } from '../../retry/backOff.ts';
import { withTimeout } from '../../retry/withTimeout.ts';
import type { ProgressPorts } from '../ports/ProgressPorts.ts';
import { toLoadedPosition } from './toLoadedPosition.ts';

/** The student does not wait longer than this for the saved position. */
const LOAD_TIMEOUT_MS = 10_000;

/** Another device may have raised a position that is older than this: it is asked for again when the student comes back. */
const FRESH_MS = 60_000;

/** A report is made of a position that is at most this old, so that it does not take back what another device reached. */
const LOOK_MS = 10_000;

export interface PositionLoader {
  load(): void;
  /** Skips the wait before the next try, or asks again for a position that is no longer fresh. */
  refresh(): void;
  /** The server told its position within the last minute. */
  isFresh(): boolean;
  /**
   * Asks again unless the server told its position within the last 10 s: then null. Fails where the position cannot be asked
   * for; the known one stays.
   */
  look: () => Promise<void> | null;
  close(): void;
}

export interface PositionLoaderOptions {
  ports: Pick<ProgressPorts, 'loadPosition' | 'environment'>;
  /** Called for each position that the server tells. */
  onLoaded: (positionMs: number) => void;
  /** Called while no position is known. */
  onFailed: () => void;
}

/** Loads the saved position and, after a failure, tries again until it is known; then asks again where it must be fresh. */
export function createPositionLoader({ ports, onLoaded, onFailed }: PositionLoaderOptions): PositionLoader {
  const { environment } = ports;
  let failureCount = 0;
  let isWaiting = false;
  let isClosed = false;
  let timer: unknown = null;
  /** When the position was asked for that is known. */
  let knownFrom: number | null = null;
  let underway: Promise<void> | null = null;

  function load(): Promise<void> {
    environment.clearTimer(timer);
    isWaiting = false;
    underway = ask().finally(() => (underway = null));
    // A caller of `look` gets the failure; a load that began on its own is only repeated.
    underway.catch(onFailure);
    return underway;
  }

  async function ask(): Promise<void> {
    const askedAt = environment.monotonicNow();
    const loaded = toLoadedPosition(await withTimeout(ports.loadPosition(), LOAD_TIMEOUT_MS, environment));
    if (loaded === null) throw new Error('The saved position cannot be read.');
    if (isClosed) return;
    knownFrom = askedAt;
    onLoaded(loaded);
  }

  function onFailure(): void {
    // What is known is better than nothing: it is asked for again at the next occasion.
    if (isClosed || knownFrom !== null) return;
    failureCount += 1;
    isWaiting = true;
    timer = environment.setTimer(load, backOff(SAVE_RETRY_MS, failureCount, environment.random()));
    onFailed();
  }

  function isYounger(age: number): boolean {
    return knownFrom !== null && environment.monotonicNow() - knownFrom < age;
  }

  return {
    load: () => void load(),
    refresh() {
      if (isWaiting || (knownFrom !== null && !isYounger(FRESH_MS) && !underway)) void load();
    },
    isFresh: () => isYounger(FRESH_MS),
    look: () => (isYounger(LOOK_MS) ? null : (underway ?? load())),
    close() {
      isClosed = true;
      isWaiting = false;
      environment.clearTimer(timer);
    },
  };
}
