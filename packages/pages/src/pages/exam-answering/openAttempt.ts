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
  type WorkKey,
} from '@cloud-school/engine';
import { examCalls } from '../../features/exam/examCalls.ts';
import type { StudyQuery } from '../../features/study-address/studyQuery.ts';
import type { Portal } from '../../platform/portal/Portal.ts';
import { findKeptAnswers, type KeptAnswers } from './findKeptAnswers.ts';
import { listRecords } from './listRecords.ts';
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
  const paper = await client.call(getPaper, { workId });

  const attemptKey = { ...key, answerLogId };
  const attempt = await createExamAttempt({
    key: attemptKey,
    paper,
    startedAt,
    ports: {
      ...createBrowserPorts(attemptKey, portal.storage),
      store,
      saveAnswer: ({ question: { id: questionId, unitId, kind }, answer, answeredAt }, options) =>
        client.call(
          saveAnswer,
          { answerLogId, workId, questionId, unitId, kind, answer, answeredAt },
          options,
        ),
      finish: () => client.call(examCalls[kind].finish, { workId, answerLogId }),
      findHandIn: () => findHandIn(answerLogId),
      readAnswers: async () => toSavedAnswers(await client.call(getPaper, { workId }, { isQuiet: true })),
      getErrorKind: (error) => (isApiError(error) ? error.kind : null),
      completion: createCompletionPort(kind, portal, key, query),
      reportTime: createTimeReporter(portal, { workId, answerLogId }),
      serverClockOffset: () => client.serverClockOffset(),
    },
  });
  const kept = await findKeptAnswers({ kind, client, store, key: attemptKey, paper });
  return { kind: 'open', paper, answerLogId, attempt, kept };
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
