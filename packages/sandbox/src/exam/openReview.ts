import type { ExamKind } from '@cloud-school/domain';
import { readText } from '../http/readField.ts';
import { ERROR_CODES, RequestError } from '../http/RequestError.ts';
import type { Call } from '../http/Route.ts';
import { listAnswers } from './listAnswers.ts';
import { requireAnswerLog, requireTestByWorkId } from './requireTest.ts';
import { toPartnerReview } from './toPartnerReview.ts';
import { toReview } from './toReview.ts';

/** A finished attempt with its solutions on the wire; refuses one that runs. */
export function openReview(call: Call, kind: ExamKind) {
  const workId = readText(call.payload, 'workId');
  const { test } = requireTestByWorkId(call, workId, kind);
  const log = requireAnswerLog(call, readText(call.payload, 'answerLogId'), workId);
  if (log.finishedAt === null) throw new RequestError(ERROR_CODES.notFinished, '交卷后才能查看作答');
  if (test.source === 'xskt') return toPartnerReview(test, listAnswers(call, log.id));
  return toReview(test, log, listAnswers(call, log.id));
}
