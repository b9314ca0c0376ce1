import {
  type Answer,
  type ExamKind,
  isApiError,
  getPaper,
  type Paper,
  reportCompletion,
  saveAnswer,
  startAttempt,
} from '@cloud-school/api-client';
import {
  type AnswerStore,
  type CompletionPort,
  createBrowserPorts,
  createExamAttempt,
  type ExamAttempt,
  type ExamPorts,
  type WorkKey,
} from '@cloud-school/engine';
import { examCalls } from '../../features/exam/examCalls.ts';
import type { StudyQuery } from '../../features/study-address/studyQuery.ts';
import type { Portal } from '../../platform/portal/Portal.ts';
import { findKeptAnswers, type KeptAnswers } from './findKeptAnswers.ts';
import { listRecords } from './listRecords.ts';
import type { UsedTime } from './createUsedTime.ts';
import { createTimeReporter } from './createTimeReporter.ts';

/** An attempt with its paper, or the id of one that was handed in already. */
export type OpenedAttempt =
  | {
      kind: 'open';
      paper: Paper;
      answerLogId: string;
      attempt: ExamAttempt;
      /** Answers of an attempt that the server no longer has, which the student may take over. */
      kept: KeptAnswers | null;
      /** Only of the partner's source, which receives the time used (EXAM-11). */
      usedTime: UsedTime | null;
    }
  | { kind: 'finished'; answerLogId: string };

interface OpenAttemptOptions {
  kind: ExamKind;
  portal: Portal;
  store: AnswerStore;
  key: WorkKey;
  query: StudyQuery;
}

/**
 * Resumes or starts an attempt and loads its paper; rejects with the error of the call that failed. The server says which
 * attempt is open: a school may have deleted the one that this device knows.
 */
export async function openAttempt({
  kind,
  portal,
  store,
  key,
  query,
}: OpenAttemptOptions): Promise<OpenedAttempt> {
  const { client } = portal;
  const { workId } = key;
  const findHandIn = async (answerLogId: string) => {
    const logs = await client.call(examCalls[kind].listLogs, { workId });
    const found = logs.find((log) => log.id === answerLogId);
    return found ? { at: found.handedInAt } : null;
  };

  const stored = await store.readAttempt(key);
  const knownId = query.answerLogId ?? (stored?.state === 'finished' ? undefined : stored?.answerLogId);
  const isStored = knownId !== undefined && stored?.answerLogId === knownId;
  // The attempt itself looks up a finish with an unknown outcome and then sends the completion record.
  const isOutcomeUnknown = isStored && stored.state === 'finish-sent';
  if (knownId && !isOutcomeUnknown && (await findHandIn(knownId)))
    return { kind: 'finished', answerLogId: knownId };

  // While it is unknown whether a finish counted, a start might begin a second attempt.
  const { answerLogId, startedAt } = isOutcomeUnknown
    ? { answerLogId: knownId, startedAt: null }
    : await client.call(startAttempt, { workId });
  const attemptKey = { ...key, answerLogId };
  const browser = createBrowserPorts(attemptKey, portal.storage);
  // Exams of the school load nothing of the partner's source.
  const partner = query.sourceType === 'xskt' ? await import('./openXskt.ts') : null;
  const usedTime = partner?.openUsedTime(portal, attemptKey, browser.environment) ?? null;
  let opened: ExamAttempt | null = null;
  const getAnswer: ExamAttempt['getAnswer'] = (questionId) => opened?.getAnswer(questionId) ?? null;
  const { paper, ports } =
    partner && usedTime
      ? await partner.openXskt({ client, query, workId, answerLogId, usedTime, getAnswer })
      : await openSchoolPaper(kind, portal, { workId, answerLogId });

  const attempt = await createExamAttempt({
    key: attemptKey,
    paper,
    startedAt,
    ports: {
      ...browser,
      ...ports,
      // What is collected on the device needs no network.
      ...(partner && { environment: { ...browser.environment, isOnline: () => true } }),
      store,
      findHandIn: () => findHandIn(answerLogId),
      getErrorKind: (error) => (isApiError(error) ? error.kind : null),
      completion: createCompletionPort(kind, portal, key, query),
      reportTime: createTimeReporter(portal, { workId, answerLogId }),
      serverClockOffset: () => client.serverClockOffset(),
    },
  });
  opened = attempt;
  const kept = await findKeptAnswers({ kind, client, store, key: attemptKey, paper });
  return { kind: 'open', paper, answerLogId, attempt, kept, usedTime };
}

/** A paper of the school: each answer is saved on the server. */
async function openSchoolPaper(
  examKind: ExamKind,
  { client }: Portal,
  { workId, answerLogId }: { workId: string; answerLogId: string },
): Promise<{ paper: Paper; ports: Pick<ExamPorts, 'saveAnswer' | 'finish' | 'readAnswers'> }> {
  return {
    paper: await client.call(getPaper, { workId }),
    ports: {
      saveAnswer: ({ question: { id: questionId, unitId, kind }, answer, answeredAt }, options) =>
        client.call(
          saveAnswer,
          { answerLogId, workId, questionId, unitId, kind, answer, answeredAt },
          options,
        ),
      finish: () => client.call(examCalls[examKind].finish, { workId, answerLogId }),
      readAnswers: async () => toSavedAnswers(await client.call(getPaper, { workId }, { isQuiet: true })),
    },
  };
}

function toSavedAnswers(paper: Paper): ReadonlyMap<string, Answer> {
  return new Map(
    listRecords(paper).flatMap(({ id, savedAnswer }) => (savedAnswer ? [[id, savedAnswer] as const] : [])),
  );
}

/** Only exams of an activity have a completion record (EXAM-08). */
function createCompletionPort(
  examKind: ExamKind,
  { client }: Portal,
  { tenantId, userId }: WorkKey,
  query: StudyQuery,
): CompletionPort | null {
  if (!query.activityId) return null;
  return {
    examKind,
    record: {
      activityId: query.activityId,
      classId: query.classId ?? null,
      bizType: query.bizType ?? null,
      classroomId: query.classroomId ?? null,
      activityContentId: query.activityContentId ?? null,
      tenantId,
      userId,
    },
    report: (completion) => client.call(reportCompletion, completion),
  };
}
