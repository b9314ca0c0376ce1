import type { UserKey } from '../ports/UserKey.ts';
import type { AnswerStore, CompletionJob } from './ports/AnswerStore.ts';

export interface CompletionCalls {
  /** Reads the log list of the job's work. */
  isFinished(job: CompletionJob): Promise<boolean>;
  report(job: CompletionJob): Promise<void>;
}

const running = new WeakMap<AnswerStore, Promise<number>>();

/**
 * Sends the completion records that earlier attempts could not send (EXAM-08); resolves with how many remain.
 * It never finishes an attempt: a record whose finish has an unknown outcome waits until the log list shows the attempt.
 */
export function runCompletionJobs(
  store: AnswerStore,
  user: UserKey,
  calls: CompletionCalls,
): Promise<number> {
  const current = running.get(store);
  if (current) return current;
  const run = store.withJobs(user, () => sendAll(store, user, calls)).finally(() => running.delete(store));
  running.set(store, run);
  return run;
}

async function sendAll(store: AnswerStore, user: UserKey, calls: CompletionCalls): Promise<number> {
  const jobs = await store.listJobs(user);
  let remaining = jobs.length;
  for (const job of jobs) {
    try {
      if (!job.isFinished && !(await calls.isFinished(job))) continue;
      await calls.report(job);
      await store.removeJob(user, job);
      remaining -= 1;
    } catch {
      // The job stays on the device until the next run.
    }
  }
  return remaining;
}
