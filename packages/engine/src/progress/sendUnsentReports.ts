import { keysOf } from '@cloud-school/domain';
import { browserTimers } from '../browser/browserTimers.ts';
import type { Timers } from '../ports/Timers.ts';
import type { UserKey } from '../ports/UserKey.ts';
import { RETENTION_MS } from '../retention.ts';
import { withTimeout } from '../retry/withTimeout.ts';
import type { StudyReport } from './contract/StudyReport.ts';
import { toLoadedPosition } from './loading/toLoadedPosition.ts';
import type { LessonKey } from './ports/LessonKey.ts';
import type { ProgressStore } from './ports/ProgressStore.ts';
import { addConfirmed, addLoaded, isPending, mergeProgress, toReport } from './state/StudyProgress.ts';

/** A call without an answer for this long counts as failed; the report goes with the next run. */
const CALL_TIMEOUT_MS = 10_000;

export interface UnsentReportCalls {
  loadPosition(lesson: LessonKey): Promise<number | null>;
  /** The signal aborts a report without an answer, which must not arrive after a newer one. */
  sendReport(lesson: LessonKey, report: StudyReport, options: { signal: AbortSignal }): Promise<unknown>;
  /** Whether the server refused a call, so that another try is of no use. */
  isRefusal(error: unknown): boolean;
}

export interface UnsentReportOptions {
  store: ProgressStore;
  user: UserKey;
  calls: UnsentReportCalls;
  /** By the server's clock, ms since 1970. */
  now: number;
  /** The lesson that is open in this window now: it sends its own reports. */
  getOpenLesson?: () => LessonKey | undefined;
  /** Default: the browser's. */
  timers?: Timers;
}

const running = new WeakMap<ProgressStore, Promise<number>>();

/**
 * Sends what earlier pages could not send, because they died without network; resolves with how many lessons remain.
 * The saved position of each lesson is loaded first: another device may have come further, and no figure ever falls.
 * Old progress is forgotten once it is sent or refused, never unsent: the clock that dated it may have been wrong.
 */
export function sendUnsentReports(options: UnsentReportOptions): Promise<number> {
  const { store } = options;
  const current = running.get(store);
  if (current) return current;
  const run = sendAll(options).finally(() => running.delete(store));
  running.set(store, run);
  return run;
}

async function sendAll(options: UnsentReportOptions): Promise<number> {
  const { store, user, now } = options;
  let remaining = 0;
  for (const { lesson } of store.list(user)) {
    const outcome = await send(lesson, options);
    if (outcome === 'open') continue;
    const progress = store.read(lesson);
    const isOld = progress !== null && now - progress.studiedAt > RETENTION_MS;
    if (isOld && outcome !== 'unsent') store.remove(lesson);
    else if (outcome !== 'sent') remaining += 1;
  }
  return remaining;
}

async function send(
  lesson: LessonKey,
  { store, calls, now, getOpenLesson, timers = browserTimers }: UnsentReportOptions,
): Promise<'sent' | 'refused' | 'unsent' | 'open'> {
  const controller = new AbortController();
  const { signal } = controller;
  const isOpen = () => {
    const open = getOpenLesson?.();
    return open !== undefined && isSameLesson(lesson, open);
  };
  const readPending = () => {
    const progress = store.read(lesson);
    return progress && isPending(progress) ? progress : null;
  };
  if (isOpen()) return 'open';
  if (!readPending()) return 'sent';
  try {
    const position = toLoadedPosition(await withTimeout(calls.loadPosition(lesson), CALL_TIMEOUT_MS, timers));
    if (position === null) return 'unsent';
    // Meanwhile the student may have opened the lesson, here or in another window, and have come further.
    if (isOpen()) return 'open';
    const progress = readPending();
    if (!progress) return 'sent';
    const loaded = addLoaded(progress, position);
    const report = toReport(loaded, now);
    await withTimeout(calls.sendReport(lesson, report, { signal }), CALL_TIMEOUT_MS, timers);
    store.write(lesson, mergeProgress(addConfirmed(loaded, report), store.read(lesson)));
    return 'sent';
  } catch (error) {
    controller.abort();
    // It stays on the device until the next run.
    return calls.isRefusal(error) ? 'refused' : 'unsent';
  }
}

function isSameLesson(a: LessonKey, b: LessonKey): boolean {
  return keysOf(a).every((key) => a[key] === b[key]);
}
