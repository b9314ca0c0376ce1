import type { AnswerStore, UserKey } from './answerStore.ts';
import type { CompletionJob } from './storedValues.ts';

export interface CompletionCalls {
  /** Reads the log list of the job's work. */
  isFinished(job: CompletionJob): Promise<boolean>;
  report(job: CompletionJob): Promise<void>;
}

const running = new WeakMap<AnswerStore, Promise<number>>();

/**
 * Sends the completion records left over from earlier attempts (F09); resolves with how many are still left.
 * Never finishes anything: a record whose finish is open waits until the log list says that it counted.
 */
export function runCompletionJobs(
  store: AnswerStore,
  user: UserKey,
  calls: CompletionCalls,
): Promise<number> {
  const current = running.get(store);
  if (current) return current;
  const run = sendAll(store, user, calls).finally(() => running.delete(store));
  running.set(store, run);
  return run;
}

async function sendAll(store: AnswerStore, user: UserKey, calls: CompletionCalls): Promise<number> {
  const jobs = await store.listJobs(user);
  let left = jobs.length;
  for (const job of jobs) {
    try {
      if (!job.isFinished && !(await calls.isFinished(job))) continue;
      await calls.report(job);
      await store.removeJob(user, job);
      left -= 1;
    } catch {
      // Stays for the next time.
    }
  }
  return left;
}
