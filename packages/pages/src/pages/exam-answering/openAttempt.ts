import {
  type CallOptions,
  isApiError,
  getPaper,
  reportCompletion,
  saveAnswer,
} from '@cloud-school/api-client';
import type { Answer, ExamKind, Paper } from '@cloud-school/domain';
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
import { findHandIn, findOpening } from './findOpening.ts';
import { type KeptPaper, type LoadedPaper, loadPaper } from './loadPaper.ts';
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

/** Resumes or starts an attempt and loads its paper; rejects with the error of the call that failed. */
export async function openAttempt({
  kind,
  portal,
  store,
  key,
  query,
}: OpenAttemptOptions): Promise<OpenedAttempt> {
  const { client } = portal;
  const opening = await findOpening({ kind, client, store, key, answerLogId: query.answerLogId });
  if (opening.kind === 'finished') return opening;
  const { answerLogId, startedAt, kept: keptPaper } = opening;
  const ids = { workId: key.workId, answerLogId };
  const attemptKey = { ...key, answerLogId };
  const browser = createBrowserPorts(attemptKey, portal.storage);
  // Exams of the school load nothing of the partner's source.
  const partner = query.sourceType === 'xskt' ? await import('./openXskt.ts') : null;
  const usedTime = partner?.openUsedTime(portal, attemptKey, browser.environment) ?? null;
  let opened: ExamAttempt | null = null;
  const getAnswer: ExamAttempt['getAnswer'] = (questionId) => opened?.getAnswer(questionId) ?? null;
  const { paper, isFresh, ports } =
    partner && usedTime
      ? await partner.openXskt({ client, query, ...ids, keptPaper, usedTime, getAnswer })
      : await openSchoolPaper(kind, portal, ids, keptPaper);

  const attempt = await createExamAttempt({
    key: attemptKey,
    paper,
    isPaperFresh: isFresh,
    startedAt,
    ports: {
      ...browser,
      ...ports,
      // What is collected on the device needs no network.
      ...(partner && { environment: { ...browser.environment, isOnline: () => true } }),
      store,
      findHandIn: () => findHandIn(kind, client, key.workId, answerLogId),
      getErrorKind: (error) => (isApiError(error) ? error.kind : null),
      completion: createCompletionPort(kind, portal, key, query),
      reportTime: createTimeReporter(portal, ids),
      serverClockOffset: () => client.serverClockOffset(),
    },
  });
  opened = attempt;
  if (isFresh) void store.writePaper(attemptKey, paper);
  // What to offer is known with the server's log list only.
  const kept = isFresh ? await findKeptAnswers({ kind, client, store, key: attemptKey, paper }) : null;
  return { kind: 'open', paper, answerLogId, attempt, kept, usedTime };
}

/** A paper of the school: each answer is saved on the server. */
async function openSchoolPaper(
  examKind: ExamKind,
  { client }: Portal,
  { workId, answerLogId }: { workId: string; answerLogId: string },
  keptPaper: KeptPaper,
): Promise<LoadedPaper> {
  const load = (options?: CallOptions) => client.call(getPaper, { workId }, options);
  return {
    ...(await loadPaper(load, keptPaper)),
    ports: {
      saveAnswer: ({ question: { id: questionId, unitId, kind }, answer, answeredAt }, options) =>
        client.call(
          saveAnswer,
          { answerLogId, workId, questionId, unitId, kind, answer, answeredAt },
          options,
        ),
      finish: () => client.call(examCalls[examKind].finish, { workId, answerLogId }),
      readAnswers: async () => toSavedAnswers(await load({ isQuiet: true })),
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
