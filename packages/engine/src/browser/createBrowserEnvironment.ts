import type { Environment } from '../ports/Environment.ts';
import { browserTimers } from './browserTimers.ts';

/** The browser's clocks and timers, and the events of its page lifecycle as four. */
export function createBrowserEnvironment(): Environment {
  return {
    ...browserTimers,
    now: () => Date.now(),
    monotonicNow: () => performance.now(),
    random: () => Math.random(),
    isOnline: () => navigator.onLine,
    listen(listener) {
      const stop = new AbortController();
      const on = (target: EventTarget, names: string[], run: () => void) => {
        for (const name of names) target.addEventListener(name, run, { signal: stop.signal });
      };
      const reportVisibility = () => listener(document.visibilityState === 'hidden' ? 'hidden' : 'visible');
      on(window, ['online'], () => listener('online'));
      on(window, ['offline'], () => listener('offline'));
      on(window, ['pagehide'], () => listener('hidden'));
      on(window, ['pageshow', 'focus'], reportVisibility);
      on(document, ['visibilitychange', 'resume'], reportVisibility);
      on(document, ['freeze'], () => listener('hidden'));
      return () => stop.abort();
    },
  };
}
