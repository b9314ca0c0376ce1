import { isApiError, startAttempt } from '@cloud-school/api-client';
import type { ExamKind } from '@cloud-school/domain';
import {
  type AnswerStore,
  type AttemptCalls,
  type AttemptKey,
  type CompletionPort,
  type ExamSource,
  openAttempt as openAttemptOf,
  type OpenedAttempt as Opened,
  type WorkKey,
} from '@cloud-school/engine';
import { examCalls } from '../../features/exam/examCalls.ts';
import type { StudyQuery } from '../../features/study-address/studyQuery.ts';
import type { Portal } from '../../platform/portal/Portal.ts';
import { createSchoolSource } from './createSchoolSource.ts';
import { createTimeReporter } from './createTimeReporter.ts';
import type { UsedTime } from './createUsedTime.ts';
import type { PaperSource } from './PaperSource.ts';
import { toErrorKind } from './toErrorKind.ts';

export type OpenedAttempt = Opened<PortalCalls>;

interface PortalCalls extends AttemptCalls {
  /** Only of the partner's source, which receives the time used (EXAM-11). */
  usedTime: UsedTime | null;
}

/** What an attempt needs of the portal. */
type ExamPortal = Pick<Portal, 'client' | 'config' | 'device' | 'storage'>;

interface OpenAttemptOptions {
  kind: ExamKind;
  portal: ExamPortal;
  store: AnswerStore;
  key: WorkKey;
  query: StudyQuery;
}

/** Opens the attempt of an address with the calls of the portal's client. */
export async function openAttempt({
  kind,
  portal,
  store,
  key,
  query,
}: OpenAttemptOptions): Promise<OpenedAttempt> {
  const { client, storage } = portal;
  const { workId } = key;
  const papers = await openSource(kind, portal, query, workId);
  const source: ExamSource<PortalCalls> = {
    loadPaper: papers.load,
    startAttempt: (call) => client.call(startAttempt, { workId }, call),
    listHandIns: async (call) => {
      const logs = await client.call(examCalls[kind].listLogs, { workId }, call);
      return logs.map(({ id, handedInAt }) => ({ id, handedInAt }));
    },
    connect(started) {
      const { answerLogId } = started.key;
      const { ports, usedTime } = papers.connect(started);
      return {
        ...ports,
        completion: createCompletionPort(kind, portal, started.key, query),
        reportTime: createTimeReporter(portal, { workId, answerLogId }),
        usedTime,
        stop: () => usedTime?.stop(),
      };
    },
    getErrorKind: toErrorKind,
    getErrorWords: (error) => (isApiError(error) && error.serverMessage ? error.userMessage : null),
    serverClockOffset: () => client.serverClockOffset(),
  };
  return openAttemptOf({ source, store, storage, key, answerLogId: query.answerLogId });
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
