import { reportCompletion } from '@cloud-school/api-client';
import { type UserKey, runCompletionJobs } from '@cloud-school/engine';
import type { Portal } from '../../platform/portal/Portal.ts';
import { examCalls } from '../exam/examCalls.ts';
import { getAnswerStore } from './getAnswerStore.ts';

/** Sends the completion records that an earlier visit could not send (EXAM-08); those that fail again stay stored. */
export async function sendPendingCompletions(portal: Portal, user: UserKey): Promise<void> {
  const { client } = portal;
  await runCompletionJobs(getAnswerStore(portal), user, {
    isFinished: async ({ examKind, workId, answerLogId }) =>
      (await client.call(examCalls[examKind].listLogs, { workId })).some(({ id }) => id === answerLogId),
    report: ({ payload }) => client.call(reportCompletion, payload),
  });
}
