import { listTestLogs, reportCompletion } from '@cloud-school/api-client';
import { type UserKey, runCompletionJobs } from '@cloud-school/engine';
import type { Portal } from '../../platform/portal/Portal.ts';
import { answerStoreOf } from './answerStoreOf.ts';

type Completion = Parameters<typeof reportCompletion.toPayload>[0];

/** Sends completion records that an earlier visit could not (EXAM-08); what fails again waits for the next time. */
export async function sendLeftCompletions(portal: Portal, user: UserKey): Promise<void> {
  const { client } = portal;
  await runCompletionJobs(answerStoreOf(portal), user, {
    isFinished: async ({ workId, answerLogId }) =>
      (await client.call(listTestLogs, { testStudentId: workId })).some(({ id }) => id === answerLogId),
    // The engine keeps the payload as it was handed in by openTest.
    report: ({ payload }) => client.call(reportCompletion, payload as unknown as Completion),
  });
}
