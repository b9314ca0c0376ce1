import { reportRemainingTime } from '@cloud-school/api-client';
import type { ExamPorts } from '@cloud-school/engine';
import type { Portal } from '../../platform/portal/Portal.ts';

/**
 * Sends the remaining seconds of an attempt to the server (EXAM-05). Undefined unless the host switches it on
 * (EXAM_TIME_REPORT), because the specification does not name the call.
 */
export function createTimeReporter(
  { client, config }: Pick<Portal, 'client' | 'config'>,
  attempt: { workId: string; answerLogId: string },
): ExamPorts['reportTime'] {
  if (!config.reportsExamTime) return undefined;
  return (remainingSeconds) => client.call(reportRemainingTime, { ...attempt, remainingSeconds });
}
