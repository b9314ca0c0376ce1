import { memoryStorage } from './localStore.ts';

const fallback = memoryStorage();

/** The storage of this tab, which survives a reload; memory where the browser blocks it. */
export function tabStorage(): Storage {
  try {
    return window.sessionStorage;
  } catch {
    return fallback;
  }
}
