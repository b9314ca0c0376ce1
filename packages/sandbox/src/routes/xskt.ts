import { finishXskt, getXsktPaper } from '@cloud-school/api-client';
import { finishWork } from '../exam/finishWork.ts';
import { requireAnswerLog, requireTestByWorkId } from '../exam/requireTest.ts';
import { storeAnswer } from '../exam/storeAnswer.ts';
import { toPaper } from '../exam/toPaper.ts';
import { isRecord, readText } from '../http/readField.ts';
import { ERROR_CODES, RequestError } from '../http/RequestError.ts';
import { type Call, type Route, route } from '../http/Route.ts';

/** Exams of the partner's source (EXAM-11): the English map holds the questions, and one send finishes. */
export const XSKT_ROUTES: Route[] = [
  route(getXsktPaper, {}, (call) => {
    const workId = readText(call.payload, 'workId');
    const { test } = requirePartnerTest(call, workId);
    const { questionResultVOMap, ...paper } = toPaper(test, []);
    return {
      xiongsongQuestionUnitCAResultVO: {
        ...paper,
        questionResultVOMap: {},
        englishQuestionResultVOMap: questionResultVOMap,
        xsktUserToken: toUserToken(workId),
      },
    };
  }),
  route(finishXskt, {}, (call) => {
    const { payload, store } = call;
    const workId = readText(payload, 'studentWorkId');
    const { test } = requirePartnerTest(call, workId);
    if (readText(payload, 'xsktUserToken') !== toUserToken(workId)) {
      throw new RequestError(ERROR_CODES.notAllowed, '学习平台的登录已失效');
    }
    const log = requireAnswerLog(call, readText(payload, 'answerLogId'), workId);
    if (log.finishedAt === null) {
      const { userAnswerObjects: records, use_time: usedSeconds } = payload;
      if (!Array.isArray(records) || typeof usedSeconds !== 'number') {
        throw new RequestError(ERROR_CODES.badRequest, '答案或用时不正确');
      }
      for (const record of records.filter(isRecord)) storeAnswer({ ...call, payload: record }, test, log);
      store.put('answerLogs', log.id, { ...log, usedSeconds });
    }
    return finishWork(call, test.kind, workId);
  }),
];

const toUserToken = (workId: string): string => `xskt-${workId}`;

function requirePartnerTest(call: Call, workId: string) {
  const found = requireTestByWorkId(call, workId);
  if (found.test.source !== 'xskt') throw new RequestError(ERROR_CODES.notFound, '这份试卷不来自学习平台');
  return found;
}
