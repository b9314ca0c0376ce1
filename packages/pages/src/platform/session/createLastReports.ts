/** A log-out waits no longer for reports (ms). */
const MAX_WAIT_MS = 2000;

/** What must reach the server under the student's token before a log-out removes it. */
export interface LastReports {
  /** A report in flight; returns it. */
  track<Answer>(report: Promise<Answer>): Promise<Answer>;
  /** What a page would report when it is left. Returns a function that removes it. */
  register(report: () => Promise<unknown>): () => void;
  /** Sends what is registered; resolves once all reports have ended, or after 2 s. Never rejects. */
  finish(): Promise<void>;
}

/** Creates the list of one portal. */
export function createLastReports(): LastReports {
  const inFlight = new Set<Promise<unknown>>();
  const registered = new Set<() => Promise<unknown>>();

  function track<Answer>(report: Promise<Answer>): Promise<Answer> {
    inFlight.add(report);
    const forget = () => void inFlight.delete(report);
    report.then(forget, forget);
    return report;
  }

  return {
    track,
    register(report) {
      registered.add(report);
      return () => void registered.delete(report);
    },
    async finish() {
      for (const report of registered) void track(report()).catch(() => undefined);
      if (inFlight.size === 0) return;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const limit = new Promise((resolve) => {
        timer = setTimeout(resolve, MAX_WAIT_MS);
      });
      await Promise.race([Promise.allSettled(inFlight), limit]);
      clearTimeout(timer);
    },
  };
}
