import {
  finishTest,
  getPaper,
  getTestDetail,
  getTestReview,
  listTestLogs,
  reportCompletion,
  reportRemainingTime,
  saveAnswer,
  startAttempt,
} from '@cloud-school/api-client';
import { requireSelf } from '../auth/requireStudent.ts';
import { findOpenAttempt } from '../exam/findOpenAttempt.ts';
import { finishWork } from '../exam/finishWork.ts';
import { listAnswers } from '../exam/listAnswers.ts';
import { listFinishedAttempts } from '../exam/listFinishedAttempts.ts';
import { openReview } from '../exam/openReview.ts';
import { requireAnswerLog, requireTestByWorkId } from '../exam/requireTest.ts';
import { storeAnswer } from '../exam/storeAnswer.ts';
import { toExamDetail } from '../exam/toExamDetail.ts';
import { toPaper } from '../exam/toPaper.ts';
import { toWorkId } from '../exam/toWorkId.ts';
import { readText } from '../http/readField.ts';
import { ERROR_CODES, RequestError } from '../http/RequestError.ts';
import { type Call, type Route, route } from '../http/Route.ts';
import { randomHex } from '../randomText.ts';
import type { StoredAnswerLog } from '../store/Collections.ts';

export const TEST_ROUTES: Route[] = [
  route(
    getTestDetail,
    { example: { classId: 'c-elder-3', studentId: null, courseId: 'k-elder', classroomId: 'r-theory-2' } },
    (call) => toExamDetail(call, 'test'),
  ),
  route(getPaper, { example: { workId: 'w-reading-u-shen' } }, (call) => {
    const { test, student } = requireTestByWorkId(call, readText(call.payload, 'workId'));
    const attempt = findOpenAttempt(call, toWorkId(test, student.id));
    return { questionUnitCAResultVO: toPaper(test, attempt ? listAnswers(call, attempt.id) : []) };
  }),
  route(listTestLogs, { example: { workId: 'w-theory-2-u-shen' } }, (call) =>
    listFinishedAttempts(call, 'test', readText(call.payload, 'testStudentId')),
  ),
  route(startAttempt, {}, (call) => {
    const { test, student } = requireTestByWorkId(call, readText(call.payload, 'id'));
    const workId = toWorkId(test, student.id);
    const log =
      findOpenAttempt(call, workId) ??
      startNewAttempt(call, { workId, testId: test.testId, userId: student.id });
    return { answerLogId: log.id, startTime: log.startedAt };
  }),
  route(saveAnswer, {}, (call) => {
    const { test } = requireTestByWorkId(call, readText(call.payload, 'id'));
    storeAnswer(
      call,
      test,
      requireAnswerLog(call, readText(call.payload, 'answerLogId'), readText(call.payload, 'id')),
    );
    return true;
  }),
  route(reportRemainingTime, {}, (call) => {
    const { payload, store, now } = call;
    const workId = readText(payload, 'id');
    requireTestByWorkId(call, workId);
    const log = requireAnswerLog(call, readText(payload, 'answerLogId'), workId);
    if (log.finishedAt !== null) throw new RequestError(ERROR_CODES.alreadyFinished, '该测试已交卷');
    const { remainingSeconds } = payload;
    if (typeof remainingSeconds !== 'number' || remainingSeconds < 0) {
      throw new RequestError(ERROR_CODES.badRequest, '剩余时间不正确');
    }
    const count = (store.get('timeReports', log.id)?.count ?? 0) + 1;
    store.put('timeReports', log.id, { answerLogId: log.id, remainingSeconds, receivedAt: now, count });
    return true;
  }),
  route(finishTest, {}, (call) => finishWork(call, 'test', readText(call.payload, 'testId'))),
  route(reportCompletion, {}, (call) => {
    const student = requireSelf(call, readText(call.payload, 'userId'));
    const id = randomHex(16);
    const activityId = readText(call.payload, 'activityId');
    if (activityId === '') throw new RequestError(ERROR_CODES.badRequest, '缺少活动编号');
    const record = { id, userId: student.id, activityId, report: call.payload, receivedAt: call.now };
    call.store.put('completions', id, record);
    return true;
  }),
  route(getTestReview, { example: { workId: 'w-theory-2-u-shen', answerLogId: 'log-shen-1' } }, (call) =>
    openReview(call, 'test'),
  ),
];

function startNewAttempt(
  { store, now }: Call,
  work: Pick<StoredAnswerLog, 'workId' | 'testId' | 'userId'>,
): StoredAnswerLog {
  const log: StoredAnswerLog = {
    ...work,
    id: `log-${randomHex(12)}`,
    startedAt: now,
    finishedAt: null,
    answeredCount: null,
    status: null,
    score: null,
  };
  store.put('answerLogs', log.id, log);
  return log;
}
