import { REVIEW_CODES, toSchoolTime, type ExamKind } from '@cloud-school/domain';
import type { Call } from '../http/Route.ts';
import { requireTestByWorkId } from './requireTest.ts';

/** The history of a work on the wire, newest first; only tests have a score. */
export function listFinishedAttempts(call: Call, kind: ExamKind, workId: string) {
  requireTestByWorkId(call, workId, kind);
  return call.store
    .list('answerLogs')
    .filter((log) => log.workId === workId && log.finishedAt !== null)
    .sort((one, other) => other.startedAt - one.startedAt)
    .map(({ id, startedAt, finishedAt, status, score }) => ({
      id,
      createdTime: toSchoolTime(startedAt),
      submitTime: finishedAt,
      status: status && REVIEW_CODES[status],
      score: kind === 'test' ? score : null,
    }));
}
