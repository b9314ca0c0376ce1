import { type Client, finishXskt, getXsktPaper } from '@cloud-school/api-client';
import type { Paper, Question, XsktPaper } from '@cloud-school/domain';
import type { AttemptKey, Environment, ExamAttempt } from '@cloud-school/engine';
import type { StudyQuery } from '../../features/study-address/studyQuery.ts';
import type { Portal } from '../../platform/portal/Portal.ts';
import { createUsedTime, type UsedTime } from './createUsedTime.ts';
import { type KeptPaper, type LoadedPaper, loadPaper } from './loadPaper.ts';

interface XsktOptions {
  client: Client;
  query: StudyQuery;
  workId: string;
  answerLogId: string;
  keptPaper: KeptPaper;
  usedTime: UsedTime;
  getAnswer: ExamAttempt['getAnswer'];
}

/**
 * Opens a paper of the partner's source (EXAM-11). A save ends on this device, where the journal has the answer already;
 * the finish sends all answers at once. The token is in memory only: a new page loads the paper and with it a token, and
 * so does the try after a failed send, or the send of a paper that this device kept.
 */
export async function openXskt({
  client,
  query,
  workId,
  answerLogId,
  keptPaper,
  usedTime,
  getAnswer,
}: XsktOptions): Promise<LoadedPaper> {
  let source: XsktPaper | null = null;
  const { paper, isFresh } = await loadPaper(async (options) => {
    source = await client.call(getXsktPaper, { workId }, options);
    return source.paper;
  }, keptPaper);

  async function finish(): Promise<unknown> {
    const { userToken, facts } = source ?? (await client.call(getXsktPaper, { workId }, { isQuiet: true }));
    source = null;
    const answeredAt = Date.now() + (client.serverClockOffset() ?? 0);
    const answers = listSent(paper).flatMap(({ id: questionId, unitId, kind }) => {
      const answer = getAnswer(questionId);
      const record = { answerLogId, workId, questionId, unitId, kind, answeredAt };
      return answer ? [{ ...record, answer, facts: facts.get(questionId) ?? null }] : [];
    });
    return client.call(finishXskt, {
      workId,
      answerLogId,
      activityId: query.activityId ?? null,
      classId: query.classId ?? null,
      classroomId: query.classroomId ?? null,
      courseId: query.courseId ?? null,
      usedSeconds: usedTime.seconds(),
      answers,
      userToken,
    });
  }

  return {
    paper,
    isFresh,
    ports: {
      saveAnswer: async () => undefined,
      finish,
      // The partner's server holds nothing before the send.
      readAnswers: async () => new Map(),
    },
  };
}

export function openUsedTime({ storage }: Portal, key: AttemptKey, environment: Environment): UsedTime {
  const { tenantId, userId, workId, answerLogId } = key;
  return createUsedTime({
    storage,
    key: ['used-time', tenantId, userId, workId, answerLogId].map(encodeURIComponent).join('/'),
    timers: environment,
    now: () => environment.monotonicNow(),
  });
}

/** What is sent: a question, or its sub-questions where they have ids. */
function listSent({ groups }: Paper): Question[] {
  return groups
    .flatMap(({ questions }) => questions)
    .flatMap((question) =>
      question.subQuestions.length > 0 && !question.isSavedAsOne ? question.subQuestions : [question],
    );
}
