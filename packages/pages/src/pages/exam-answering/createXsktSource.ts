import { finishXskt, getXsktPaper } from '@cloud-school/api-client';
import { isEmptyAnswer, listAnswerRecords, type XsktPaper } from '@cloud-school/domain';
import type { AttemptKey, Environment, StartedPaper } from '@cloud-school/engine';
import type { StudyQuery } from '../../features/study-address/studyQuery.ts';
import { defineStored, isNumber, only } from '../../platform/device/defineStored.ts';
import type { Portal } from '../../platform/portal/Portal.ts';
import { serverNow } from '../../platform/time/server/serverNow.ts';
import { createUsedTime, type UsedTime } from './createUsedTime.ts';
import type { PaperSource } from './PaperSource.ts';

/** The time spent on an attempt, ms: a crash loses the last seconds at most. */
const storedUsedTime = defineStored({
  key: 'usedTime',
  of: 'student-of-school',
  maxDays: 90,
  endsWith: 'age',
  read: only(isNumber),
});

/**
 * Papers of the partner (EXAM-11). A save ends on this device, where the journal has the answer already; the finish sends
 * all answers at once, without those that the student emptied. The token is in memory only: a new page loads the paper and
 * with it a token, and so does the try after a failed send, or the send of a paper that is stored on this device.
 */
export function createXsktSource(
  portal: Pick<Portal, 'client' | 'device'>,
  query: StudyQuery,
  workId: string,
): PaperSource {
  const { client } = portal;
  let source: XsktPaper | null = null;

  async function finish(
    { paper, key, getAnswer }: StartedPaper,
    usedTime: UsedTime,
    signal: AbortSignal,
  ): Promise<unknown> {
    const { answerLogId } = key;
    const { userToken, facts } =
      source ?? (await client.call(getXsktPaper, { workId }, { isQuiet: true, signal }));
    source = null;
    const answeredAt = serverNow(client);
    const answers = listAnswerRecords(paper).flatMap(({ id: questionId, unitId, kind }) => {
      const answer = getAnswer(questionId);
      const record = { answerLogId, workId, questionId, unitId, kind, answeredAt };
      return answer && !isEmptyAnswer(answer)
        ? [{ ...record, answer, facts: facts.get(questionId) ?? null }]
        : [];
    });
    const handIn = {
      workId,
      answerLogId,
      activityId: query.activityId ?? null,
      classId: query.classId ?? null,
      classroomId: query.classroomId ?? null,
      courseId: query.courseId ?? null,
      usedSeconds: usedTime.seconds(),
      answers,
      userToken,
    };
    return client.call(finishXskt, handIn, { signal });
  }

  return {
    async load(options) {
      source = await client.call(getXsktPaper, { workId }, options);
      return source.paper;
    },
    connect(started) {
      const { key, environment } = started;
      const usedTime = openUsedTime(portal, key, environment);
      return {
        ports: {
          // What is collected on the device needs no network.
          environment: { ...environment, isOnline: () => true },
          saveAnswer: async () => undefined,
          finish: (signal) => finish(started, usedTime, signal),
          isCollected: true,
          // The partner's server holds nothing before the send.
          readAnswers: async () => new Map(),
        },
        usedTime,
      };
    },
  };
}

function openUsedTime(
  { device }: Pick<Portal, 'device'>,
  { workId, answerLogId }: AttemptKey,
  environment: Environment,
): UsedTime {
  const attempt = `${workId} ${answerLogId}`;
  return createUsedTime({
    store: {
      read: () => device.get(storedUsedTime, attempt) ?? 0,
      write: (ms) => device.set(storedUsedTime, ms, attempt),
      remove: () => device.remove(storedUsedTime, attempt),
    },
    timers: environment,
    now: () => environment.monotonicNow(),
  });
}
