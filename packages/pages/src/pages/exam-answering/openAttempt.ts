import { isApiError } from '@cloud-school/api-client';
import type { ExamKind, Paper } from '@cloud-school/domain';
import {
  type AnswerStore,
  type AttemptKey,
  type CompletionPort,
  createBrowserPorts,
  createExamAttempt,
  type ExamAttempt,
  type WorkKey,
} from '@cloud-school/engine';
import type { StudyQuery } from '../../features/study-address/studyQuery.ts';
import type { Portal } from '../../platform/portal/Portal.ts';
import { createSchoolSource } from './createSchoolSource.ts';
import { createTimeReporter } from './createTimeReporter.ts';
import type { UsedTime } from './createUsedTime.ts';
import { type EmptyPaper, findHandIn, findOpening } from './findOpening.ts';
import { findUnsentAnswers, type UnsentAnswers } from './findUnsentAnswers.ts';
import type { PaperSource } from './PaperSource.ts';
import { toErrorKind } from './toErrorKind.ts';

/** An attempt with its paper, the id of one that was handed in already, or a paper with nothing to answer. */
export type OpenedAttempt =
  | {
      kind: 'open';
      paper: Paper;
      answerLogId: string;
      attempt: ExamAttempt;
      /**
       * Answers of an attempt that the server no longer has, which the student may take over; null without any, or where
       * the server did not say. Never rejects.
       */
      unsent: Promise<UnsentAnswers | null>;
      /** Only of the partner's source, which receives the time used (EXAM-11). */
      usedTime: UsedTime | null;
    }
  | { kind: 'finished'; answerLogId: string }
  | EmptyPaper;

/** What an attempt needs of the portal. */
type ExamPortal = Pick<Portal, 'client' | 'config' | 'device' | 'storage'>;

interface OpenAttemptOptions {
  kind: ExamKind;
  portal: ExamPortal;
  store: AnswerStore;
  key: WorkKey;
  query: StudyQuery;
}

/**
 * Loads a paper and resumes or starts its attempt; rejects with the error of the call that failed. What was begun until
 * then has ended: no lock, no countdown and no timer is left.
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
  const source = await openSource(kind, portal, query, workId);
  const { load } = source;
  const opening = await findOpening({ kind, client, store, key, answerLogId: query.answerLogId, load });
  if (opening.kind !== 'open') return opening;
  const { answerLogId, startedAt, paper, isFresh } = opening;
  const attemptKey = { ...key, answerLogId };
  const browser = createBrowserPorts(attemptKey, portal.storage);
  let opened: ExamAttempt | null = null;
  const { ports, usedTime } = source.connect({
    key: attemptKey,
    paper,
    environment: browser.environment,
    getAnswer: (questionId) => opened?.getAnswer(questionId) ?? null,
  });
  try {
    const attempt = await createExamAttempt({
      key: attemptKey,
      paper,
      isPaperFresh: isFresh,
      startedAt,
      ports: {
        ...browser,
        ...ports,
        store,
        findHandIn: () => findHandIn(kind, client, workId, answerLogId),
        getErrorKind: toErrorKind,
        getErrorWords: (error) => (isApiError(error) && error.serverMessage ? error.userMessage : null),
        completion: createCompletionPort(kind, portal, attemptKey, query),
        reportTime: createTimeReporter(portal, { workId, answerLogId }),
        serverClockOffset: () => client.serverClockOffset(),
      },
    });
    opened = attempt;
    if (isFresh) void store.writePaper(attemptKey, paper);
    // What to offer is known with the server's log list only.
    const unsent = isFresh
      ? findUnsentAnswers({ kind, client, store, key: attemptKey, paper }).catch(() => null)
      : Promise.resolve(null);
    return { kind: 'open', paper, answerLogId, attempt, unsent, usedTime };
  } catch (error) {
    usedTime?.stop();
    throw error;
  }
}

/** Exams of the school load nothing of the partner's source. */
async function openSource(
  kind: ExamKind,
  portal: ExamPortal,
  query: StudyQuery,
  workId: string,
): Promise<PaperSource> {
  if (query.sourceType !== 'xskt') return createSchoolSource(kind, portal.client, workId);
  const { createXsktSource } = await import('./createXsktSource.ts');
  return createXsktSource(portal, query, workId);
}

/** Only exams of an activity have a completion record (EXAM-08). */
function createCompletionPort(
  examKind: ExamKind,
  { client }: ExamPortal,
  { tenantId, userId, answerLogId }: AttemptKey,
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
    // Sent after the hand-in: its code, which reads the activities of a class, does not load with the paper.
    report: async (completion) => {
      const { reportExamCompletion } = await import('../../features/exam-completion/reportExamCompletion.ts');
      return reportExamCompletion(client, answerLogId, completion);
    },
  };
}
