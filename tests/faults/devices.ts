import { withoutNewer } from '../journeys/withoutNewer.ts';

/** A device that is odd in one way. */
export interface Device {
  name: string;
  /** The device's time, given the true one (ms since 1970). */
  time?: (now: number) => number;
  /** Runs in the page before the app. */
  install?: (() => void) | { content: string };
}

const YEAR_MS = 365 * 24 * 3_600_000;

function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
}

function refuseStorage(): void {
  const refuse = () => {
    throw new DOMException('Access is denied.', 'SecurityError');
  };
  for (const name of ['sessionStorage', 'indexedDB']) Object.defineProperty(window, name, { get: refuse });
  Storage.prototype.setItem = refuse;
}

export const DEVICES: readonly Device[] = [
  { name: 'a year behind', time: (now) => now - YEAR_MS },
  { name: 'a year ahead', time: (now) => now + YEAR_MS },
  { name: 'storage full', install: fillStorage },
  { name: 'storage refused', install: refuseStorage },
  { name: 'oldest browser', install: withoutNewer },
];
