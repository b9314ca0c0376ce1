import { keysOf } from '@cloud-school/domain';
import { KEPT_FOR_MS } from '../KEPT_FOR_MS.ts';
import type { UserKey } from '../ports/UserKey.ts';
import type { StudyReport } from './contract/StudyReport.ts';
import { toLoadedPosition } from './loading/toLoadedPosition.ts';
import type { LessonKey } from './ports/LessonKey.ts';
import type { KeptLesson, ProgressStore } from './ports/ProgressStore.ts';
import { addConfirmed, addLoaded, isPending, mergeProgress, toReport } from './state/StudyProgress.ts';

export interface KeptReportCalls {
  loadPosition(lesson: LessonKey): Promise<number | null>;
  sendReport(lesson: LessonKey, report: StudyReport): Promise<unknown>;
}

export interface KeptReportOptions {
  store: ProgressStore;
  user: UserKey;
  calls: KeptReportCalls;
  /** Date.now() */
  now: number;
  /** Open in this window: it sends its own reports. */
  openLesson?: LessonKey;
}

const running = new WeakMap<ProgressStore, Promise<number>>();

/**
 * Sends what earlier pages could not send, because they died without network; resolves with how many lessons remain.
 * The saved position of each lesson is loaded first: another device may have come further, and no figure ever falls.
 */
export function sendKeptReports(options: KeptReportOptions): Promise<number> {
  const { store } = options;
  const current = running.get(store);
  if (current) return current;
  const run = sendAll(options).finally(() => running.delete(store));
  running.set(store, run);
  return run;
}

async function sendAll({ store, user, calls, now, openLesson }: KeptReportOptions): Promise<number> {
  let remaining = 0;
  for (const kept of store.list(user)) {
    if (openLesson && isSameLesson(kept.lesson, openLesson)) continue;
    const isSent = !isPending(kept.progress) || (await send(kept, store, calls, now));
    const isOld = now - kept.progress.studiedAt > KEPT_FOR_MS;
    if (isOld) store.remove(kept.lesson);
    else if (!isSent) remaining += 1;
  }
  return remaining;
}

async function send(
  { lesson, progress }: KeptLesson,
  store: ProgressStore,
  calls: KeptReportCalls,
  now: number,
): Promise<boolean> {
  try {
    const position = toLoadedPosition(await calls.loadPosition(lesson));
    if (position === null) return false;
    const loaded = addLoaded(progress, position);
    const report = toReport(loaded, now);
    await calls.sendReport(lesson, report);
    store.write(lesson, mergeProgress(addConfirmed(loaded, report), store.read(lesson)));
    return true;
  } catch {
    // It stays on the device until the next run.
    return false;
  }
}

function isSameLesson(a: LessonKey, b: LessonKey): boolean {
  return keysOf(a).every((key) => a[key] === b[key]);
}
