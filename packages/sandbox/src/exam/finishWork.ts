import type { ExamKind } from '@cloud-school/domain';
import { readText } from '../http/readField.ts';
import type { Call } from '../http/Route.ts';
import { finishAttempt } from './finishAttempt.ts';
import { requireAnswerLog, requireTestByWorkId } from './requireTest.ts';

/** Finishes an attempt once; a second call returns the same. */
export function finishWork(call: Call, kind: ExamKind, workId: string) {
  const { test } = requireTestByWorkId(call, workId, kind);
  const log = requireAnswerLog(call, readText(call.payload, 'answerLogId'), workId);
  const finished = log.finishedAt === null ? finishAttempt(call, test, log) : log;
  return { answerLogId: finished.id, answeredCount: finished.answeredCount };
}
