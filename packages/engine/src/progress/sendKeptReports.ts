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
  /** Whether the server refused a call, so that another try is of no use. */
  isRefusal(error: unknown): boolean;
}

export interface KeptReportOptions {
  store: ProgressStore;
  user: UserKey;
  calls: KeptReportCalls;
  /** By the server's clock, ms since 1970. */
  now: number;
  /** Open in this window: it sends its own reports. */
  openLesson?: LessonKey;
}

const running = new WeakMap<ProgressStore, Promise<number>>();

/**
 * Sends what earlier pages could not send, because they died without network; resolves with how many lessons remain.
 * The saved position of each lesson is loaded first: another device may have come further, and no figure ever falls.
 * Old progress is forgotten once it is sent or refused, never unsent: the clock that dated it may have been wrong.
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
    const outcome = isPending(kept.progress) ? await send(kept, store, calls, now) : 'sent';
    const isOld = now - kept.progress.studiedAt > KEPT_FOR_MS;
    if (isOld && outcome !== 'unsent') store.remove(kept.lesson);
    else if (outcome !== 'sent') remaining += 1;
  }
  return remaining;
}

async function send(
  { lesson, progress }: KeptLesson,
  store: ProgressStore,
  calls: KeptReportCalls,
  now: number,
): Promise<'sent' | 'refused' | 'unsent'> {
  try {
    const position = toLoadedPosition(await calls.loadPosition(lesson));
    if (position === null) return 'unsent';
    const loaded = addLoaded(progress, position);
    const report = toReport(loaded, now);
    await calls.sendReport(lesson, report);
    store.write(lesson, mergeProgress(addConfirmed(loaded, report), store.read(lesson)));
    return 'sent';
  } catch (error) {
    // It stays on the device until the next run.
    return calls.isRefusal(error) ? 'refused' : 'unsent';
  }
}

function isSameLesson(a: LessonKey, b: LessonKey): boolean {
  return keysOf(a).every((key) => a[key] === b[key]);
}
