import { backOff, SAVE_RETRY_MS } from '../../retry/backOff.ts';
import { withTimeout } from '../../retry/withTimeout.ts';
import type { ProgressPorts } from '../ports/ProgressPorts.ts';
import { toLoadedPosition } from './toLoadedPosition.ts';

/** The student does not wait longer than this for the saved position. */
const LOAD_TIMEOUT_MS = 10_000;

export interface PositionLoader {
  load(): void;
  /** Skips the wait before the next try. */
  retryNow(): void;
  close(): void;
}

export interface PositionLoaderOptions {
  ports: Pick<ProgressPorts, 'loadPosition' | 'environment'>;
  /** Called once. */
  onLoaded: (positionMs: number) => void;
  onFailed: () => void;
}

/** Loads the saved position and, after a failure, tries again until it is known. */
export function createPositionLoader({ ports, onLoaded, onFailed }: PositionLoaderOptions): PositionLoader {
  const { environment } = ports;
  let failureCount = 0;
  let isWaiting = false;
  let isClosed = false;
  let timer: unknown = null;

  function load(): void {
    environment.clearTimer(timer);
    isWaiting = false;
    withTimeout(ports.loadPosition(), LOAD_TIMEOUT_MS, environment).then(
      (positionMs) => !isClosed && onAnswer(positionMs),
      () => !isClosed && onFailure(),
    );
  }

  function onAnswer(positionMs: number | null): void {
    const loaded = toLoadedPosition(positionMs);
    if (loaded === null) onFailure();
    else onLoaded(loaded);
  }

  function onFailure(): void {
    failureCount += 1;
    isWaiting = true;
    timer = environment.setTimer(load, backOff(SAVE_RETRY_MS, failureCount, environment.random()));
    onFailed();
  }

  return {
    load,
    retryNow() {
      if (isWaiting) load();
    },
    close() {
      isClosed = true;
      isWaiting = false;
      environment.clearTimer(timer);
    },
  };
}
