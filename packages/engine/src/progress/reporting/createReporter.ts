import { backOff, SAVE_RETRY_MS } from '../../retry/backOff.ts';
import { withTimeout } from '../../retry/withTimeout.ts';
import type { ProgressSnapshot } from '../contract/LessonProgress.ts';
import type { StudyReport } from '../contract/StudyReport.ts';
import type { ProgressPorts } from '../ports/ProgressPorts.ts';

/** A report without a response for this long counts as failed and is sent again with newer figures. */
const REPORT_TIMEOUT_MS = 10_000;

export interface Reporter {
  /** A report is due: it is sent now, or after the one in flight, or when the wait after a failure is over. */
  request(): void;
  /** Sends at once by a request that outlives the page, in place of the one in flight; resolves when it has ended. */
  sendLast(): Promise<void>;
  /** Skips the wait after a failure. */
  retryNow(): void;
  getSaving(): ProgressSnapshot['saving'];
  /** Ends the retries; a report that is in flight goes on. */
  close(): void;
}

export interface ReporterOptions {
  ports: Pick<ProgressPorts, 'sendReport' | 'environment'>;
  /** Asks for the server's position before a report leaves; null where it is known. A look that fails is a report that failed. */
  look: () => Promise<void> | null;
  /** The newest figures, already stored on the device. */
  takeReport: () => StudyReport;
  /** The page is hidden: requests must outlive it. */
  isHidden: () => boolean;
  onConfirmed: (report: StudyReport) => void;
  onChange: () => void;
}

interface Sending {
  /** Null while the server's position is asked for. */
  report: StudyReport | null;
  isKeepalive: boolean;
  controller: AbortController;
}

/** Sends reports one at a time. Figures are taken when a report leaves, so that a waiting one is always the newest. */
export function createReporter(options: ReporterOptions): Reporter {
  const { ports, look, takeReport, onConfirmed, onChange } = options;
  const { environment } = ports;
  let sending: Sending | null = null;
  let isDue = false;
  let failureCount = 0;
  let retryAt = -Infinity;
  let timer: unknown = null;
  let isClosed = false;
  /** Resolves when the latest report has ended. */
  let ended = Promise.resolve();

  function sendIfDue(): void {
    if (!isDue || sending || isClosed) return;
    environment.clearTimer(timer);
    const wait = retryAt - environment.monotonicNow();
    if (wait > 0) timer = environment.setTimer(sendIfDue, Math.ceil(wait));
    else void send(null, options.isHidden());
  }

  function send(report: StudyReport | null, isKeepalive: boolean): Promise<void> {
    ended = sendNow({ report, isKeepalive, controller: new AbortController() });
    return ended;
  }

  async function sendNow(current: Sending): Promise<void> {
    sending = current;
    onChange();
    try {
      const looking = current.report ? null : look();
      if (looking) await looking;
      // Meanwhile the page was left, and the last report has gone or stays on the device.
      if (sending !== current || isClosed) return;
      const report = (current.report ??= takeReport());
      const { isKeepalive } = current;
      const { signal } = current.controller;
      isDue = false;
      await withTimeout(ports.sendReport(report, { signal, isKeepalive }), REPORT_TIMEOUT_MS, environment);
      if (sending === current) failureCount = 0;
      onConfirmed(report);
    } catch {
      if (sending === current) onFailure(current);
    }
    if (sending === current) sending = null;
    sendIfDue();
    onChange();
  }

  function onFailure({ controller }: Sending): void {
    controller.abort();
    isDue = true;
    failureCount += 1;
    retryAt = environment.monotonicNow() + backOff(SAVE_RETRY_MS, failureCount, environment.random());
  }

  return {
    request() {
      isDue = true;
      sendIfDue();
    },
    sendLast() {
      const report = takeReport();
      if (sending?.isKeepalive && sending.report && isSameProgress(sending.report, report)) return ended;
      sending?.controller.abort();
      return send(report, true);
    },
    retryNow() {
      retryAt = -Infinity;
      sendIfDue();
    },
    getSaving() {
      if (failureCount > 0) return 'unsaved';
      return sending || isDue ? 'saving' : 'saved';
    },
    close() {
      isClosed = true;
      environment.clearTimer(timer);
    },
  };
}

function isSameProgress(a: StudyReport, b: StudyReport): boolean {
  return a.positionMs === b.positionMs && a.studiedMs === b.studiedMs;
}
