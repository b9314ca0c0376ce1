import { RETENTION_MS, type UserKey, runCompletionJobs } from '@cloud-school/engine';
import type { Portal } from '../../platform/portal/Portal.ts';
import { reportExamCompletion } from '../exam-completion/reportExamCompletion.ts';
import { examCalls } from '../exam/examCalls.ts';
import { getAnswerStore } from './getAnswerStore.ts';

const HOUR_MS = 3_600_000;

/** This device's clock was changed since the page began: the server's may still be measured by the old one. */
function wasClockSet(): boolean {
  return Math.abs(Date.now() - performance.timeOrigin - performance.now()) > HOUR_MS;
}

/**
 * Sends the completion records that an earlier visit could not send (EXAM-08); those that fail again stay stored. Forgets
 * attempts that nobody continued for long.
 */
export async function sendPendingCompletions(portal: Portal, user: UserKey): Promise<void> {
  const { client } = portal;
  const store = getAnswerStore(portal);
  const offset = client.serverClockOffset();
  // By the server's clock alone: this device's may be a year ahead.
  if (offset !== null && !wasClockSet()) await store.forgetOld(Date.now() + offset - RETENTION_MS);
  await runCompletionJobs(store, user, {
    isFinished: async ({ examKind, workId, answerLogId }) =>
      (await client.call(examCalls[examKind].listLogs, { workId })).some(({ id }) => id === answerLogId),
    report: ({ answerLogId, payload }) => reportExamCompletion(client, answerLogId, payload),
  });
}
