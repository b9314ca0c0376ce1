import type { ExamKind } from '@cloud-school/domain';
import { isRecord, readRecord, readText } from '../http/readField.ts';
import { ERROR_CODES, RequestError } from '../http/RequestError.ts';
import type { Call } from '../http/Route.ts';
import type { TestSeed } from '../seed/TestSeed.ts';
import { MINUTE } from '../serverTime.ts';
import type { StoredAnswerLog } from '../store/Collections.ts';
import { answerId } from '../store/documentIds.ts';
import { listAnswerable } from './listAnswerable.ts';

const HANDED_IN: Record<ExamKind, string> = { test: '该测试已交卷', homework: '该作业已提交' };

/** Stores one answer of an unfinished attempt; the last save of a question counts. Late answers are stored with their delay. */
export function storeAnswer({ payload, store, now }: Call, test: TestSeed, log: StoredAnswerLog): void {
  if (log.finishedAt !== null) {
    throw new RequestError(ERROR_CODES.alreadyFinished, `${HANDED_IN[test.kind]}，不能再作答`);
  }
  const questionId = readText(payload, 'questionId');
  const question = listAnswerable(test).find(({ id }) => id === questionId);
  if (question?.questionUnitId !== readText(payload, 'questionUnitId')) {
    throw new RequestError(ERROR_CODES.unknownQuestion, '题目不存在');
  }
  const answer = readRecord(payload, 'questionAnswerVO');
  const id = answerId(log.id, questionId);
  const deadline = test.unitTime === null ? Infinity : log.startedAt + test.unitTime * MINUTE;
  store.put('answers', id, {
    answerLogId: log.id,
    questionId,
    questionUnitId: readText(payload, 'questionUnitId'),
    content: typeof answer.content === 'string' ? answer.content : null,
    optionList: readKeys(answer.optionList),
    answerTime: readText(payload, 'answerTime'),
    submitTime: readText(payload, 'submitTime'),
    receivedAt: now,
    lateByMs: Math.max(0, now - deadline),
    saves: (store.get('answers', id)?.saves ?? 0) + 1,
    teacherScore: null,
  });
}

function readKeys(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return value.map((item) => (isRecord(item) ? readText(item, 'key') : String(item))).filter(Boolean);
}
