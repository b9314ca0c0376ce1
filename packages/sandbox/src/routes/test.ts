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
import { finishAttempt } from '../exam/finishAttempt.ts';
import { requireTest, requireAnswerLog, requireTestByWorkId } from '../exam/requireTest.ts';
import { storeAnswer } from '../exam/storeAnswer.ts';
import { toPaper } from '../exam/toPaper.ts';
import { toReview } from '../exam/toReview.ts';
import { toWorkId } from '../exam/toWorkId.ts';
import { readText } from '../http/readField.ts';
import { ERROR_CODES, RequestError } from '../http/RequestError.ts';
import { type Call, type Route, route } from '../http/Route.ts';
import { randomHex } from '../randomText.ts';
import { requireSelf } from '../auth/requireStudent.ts';
import { toServerTime } from '../serverTime.ts';
import type { StoredAnswerLog } from '../store/Collections.ts';

export const TEST_ROUTES: Route[] = [
  route(getTestDetail, (call) => {
    const student = requireSelf(call, readText(call.payload, 'studentId'));
    const test = requireTest(call, student.id);
    return {
      id: toWorkId(test, student.id),
      title: test.title,
      requirement: test.requirement,
      questionCount: test.questions.length,
      totalScore: test.questions.reduce((sum, { examPoint }) => sum + examPoint, 0),
      unitTime: test.unitTime,
    };
  }),
  route(getPaper, (call) => {
    const { test, student } = requireTestByWorkId(call, readText(call.payload, 'workId'));
    const attempt = findOpenAttempt(call, toWorkId(test, student.id));
    return { questionUnitCAResultVO: toPaper(test, attempt ? getAnswers(call, attempt.id) : []) };
  }),
  route(listTestLogs, (call) => {
    const workId = readText(call.payload, 'testStudentId');
    requireTestByWorkId(call, workId);
    return call.store
      .list('answerLogs')
      .filter((log) => log.workId === workId && log.finishedAt !== null)
      .sort((one, other) => other.startedAt - one.startedAt)
      .map(({ id, startedAt, status, score }) => ({
        id,
        createdTime: toServerTime(startedAt),
        status,
        score,
      }));
  }),
  route(startAttempt, (call) => {
    const { test, student } = requireTestByWorkId(call, readText(call.payload, 'id'));
    const workId = toWorkId(test, student.id);
    const log =
      findOpenAttempt(call, workId) ??
      startNewAttempt(call, { workId, testId: test.testId, userId: student.id });
    return { answerLogId: log.id, startTime: log.startedAt };
  }),
  route(saveAnswer, (call) => {
    const { test } = requireTestByWorkId(call, readText(call.payload, 'id'));
    storeAnswer(
      call,
      test,
      requireAnswerLog(call, readText(call.payload, 'answerLogId'), readText(call.payload, 'id')),
    );
    return true;
  }),
  route(reportRemainingTime, (call) => {
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
  route(finishTest, (call) => {
    const workId = readText(call.payload, 'testId');
    const { test } = requireTestByWorkId(call, workId);
    const log = requireAnswerLog(call, readText(call.payload, 'answerLogId'), workId);
    const finished = log.finishedAt === null ? finishAttempt(call, test, log) : log;
    return { answerLogId: finished.id, answeredCount: finished.answeredCount };
  }),
  route(reportCompletion, (call) => {
    const student = requireSelf(call, readText(call.payload, 'userId'));
    const id = randomHex(16);
    const activityId = readText(call.payload, 'activityId');
    if (activityId === '') throw new RequestError(ERROR_CODES.badRequest, '缺少活动编号');
    const record = { id, userId: student.id, activityId, report: call.payload, receivedAt: call.now };
    call.store.put('completions', id, record);
    return true;
  }),
  route(getTestReview, (call) => {
    const workId = readText(call.payload, 'workId');
    const { test } = requireTestByWorkId(call, workId);
    const log = requireAnswerLog(call, readText(call.payload, 'answerLogId'), workId);
    if (log.finishedAt === null) throw new RequestError(ERROR_CODES.notFinished, '交卷后才能查看作答');
    return toReview(test, log, getAnswers(call, log.id));
  }),
];

function getAnswers({ store }: Call, answerLogId: string) {
  return store.list('answers').filter((answer) => answer.answerLogId === answerLogId);
}

function findOpenAttempt({ store }: Call, workId: string): StoredAnswerLog | undefined {
  return store.list('answerLogs').find((log) => log.workId === workId && log.finishedAt === null);
}

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
