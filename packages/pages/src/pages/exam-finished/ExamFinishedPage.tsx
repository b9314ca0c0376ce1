import {
  type AnswerLog,
  type ExamKind,
  type ReviewStatus,
  scoreOf,
  toSchoolTime,
} from '@cloud-school/domain';
import type { FinishedExam } from '@cloud-school/engine';
import { dataOf, ready } from '@cloud-school/ui';
import { ExamFinishedScreen } from '@cloud-school/ui/questions';
import { useEffect, useMemo } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { examCalls } from '../../features/exam/examCalls.ts';
import { readFinishedState } from '../../features/exam/FinishedState.ts';
import { LazyExamReview } from '../../features/exam/LazyExamReview.ts';
import { useExamAddress } from '../../features/exam/useExamAddress.ts';
import { handIns, toHandIn } from '../../features/hand-ins/handIns.ts';
import { storedBook } from '../../features/mistakes/storedBook.ts';
import type { StudyQuery } from '../../features/study-address/studyQuery.ts';
import { toExamQuery } from '../../features/study/toExamQuery.ts';
import { useInvalidate } from '../../platform/data/useInvalidate.ts';
import { useLoadable } from '../../platform/data/useLoadable.ts';
import { useEntry } from '../../platform/history/ownEntry.ts';
import { useGoBack } from '../../platform/history/useGoBack.ts';
import { usePortal } from '../../platform/portal/Portal.ts';
import { useUserId } from '../../platform/portal/useUserId.ts';
import { useNow } from '../../platform/time/useNow.ts';
import { usePageTitle } from '../../platform/title/usePageTitle.ts';

/** The facts of the attempt are in the state of the history entry; after a direct link only the exam's name is loaded (EXAM-09). */
export function ExamFinishedPage() {
  const navigate = useNavigate();
  const goBack = useGoBack();
  usePageTitle();
  const now = useNow();
  const { kind, query, toAddress } = useExamAddress();
  const { getDetail } = examCalls[kind];
  // The state of the exam on the intro was read before this attempt.
  useInvalidate(getDetail);
  const entry = useEntry();
  const { finished, isAfterIntro } = useMemo(() => readFinishedState(entry), [entry]);
  const detail = useLoadable(getDetail, finished ? null : toExamQuery(query));
  const { handedIn, isPending, score } = useHandedIn(kind, query, finished);
  const isPartner = query.sourceType === 'xskt';
  const isReviewable = isPartner || handedIn === 'marked';
  const intro = toAddress('intro', { answerLogId: undefined });
  // An address that names no exam says nothing about one that was done.
  const isNamed = finished !== undefined || query.workId !== undefined || query.classroomId !== undefined;
  // Nor does one of an exam that was not handed in; the partner's exams have no list that a student sees.
  const isUndone = finished === undefined && !isPartner && handedIn === 'missing';
  const openIntro = () => void navigate(intro, { replace: true });

  // Most students look at their result next.
  useEffect(() => {
    if (isReviewable) void LazyExamReview.preload();
  }, [isReviewable]);

  if (!isNamed || isUndone) return <Navigate to={intro} replace />;
  return (
    <ExamFinishedScreen
      kind={kind}
      source={isPartner ? 'partner' : 'school'}
      exam={ready(finished ?? { ...UNKNOWN, title: dataOf(detail)?.title ?? null })}
      now={now}
      isResultPending={isPending && !isPartner}
      score={score}
      onReview={isReviewable ? () => void navigate(toAddress('review')) : null}
      // The entry before this one is the intro, because the answering page has removed its own.
      onBack={isAfterIntro ? () => goBack(1, intro) : openIntro}
      onTitle={() => goBack(1, intro)}
    />
  );
}

interface HandedIn {
  handedIn: 'missing' | 'unmarked' | 'marked' | null;
  /** The list is being asked. */
  isPending: boolean;
  score: number | null;
}

/** What the list of hand-ins says of the attempt of the address, or of any without one in it; null while it is unknown. */
function useHandedIn(kind: ExamKind, query: StudyQuery, finished: FinishedExam | undefined): HandedIn {
  const { workId, answerLogId } = query;
  const { listLogs } = examCalls[kind];
  // The history on the intro was read before this attempt.
  useInvalidate(listLogs);
  const list = useLoadable(listLogs, workId ? { workId } : null);
  const logs = dataOf(list);
  const log = logs?.find(({ id }) => id === answerLogId) ?? null;
  const sent = useMemo(() => toLog(answerLogId, finished), [answerLogId, finished]);
  useKnownHandIn(kind, query, log ?? sent, logs, finished !== undefined);
  if (logs === null)
    return { handedIn: null, isPending: workId !== undefined && list.status === 'loading', score: null };
  const known = { isPending: false, score: log && scoreOf(log) };
  if (answerLogId === undefined) return { handedIn: logs.length > 0 ? 'unmarked' : 'missing', ...known };
  return { handedIn: log ? MARKED[log.status] : 'missing', ...known };
}

/** The class, the course and the intro say that the exam is handed in, before the server is asked for them again. */
function useKnownHandIn(
  kind: ExamKind,
  { classId, classroomId, workId }: StudyQuery,
  log: AnswerLog | null,
  listed: AnswerLog[] | null,
  isJustDone: boolean,
) {
  const { device } = usePortal();
  const userId = useUserId();
  useEffect(() => {
    if (!userId || !classId || !classroomId || !(isJustDone || log)) return;
    const work = workId === undefined ? null : { kind, workId };
    // The book may have more now.
    device.remove(storedBook, classId);
    handIns.set({ userId, classId, classroomId }, toHandIn(log, listed ?? [], work));
  }, [device, userId, classId, classroomId, isJustDone, log, listed, kind, workId]);
}

/** What was just handed in, as the list will name it. */
function toLog(answerLogId: string | undefined, finished: FinishedExam | undefined): AnswerLog | null {
  const { submittedAt = null } = finished ?? {};
  if (answerLogId === undefined || submittedAt === null) return null;
  const createdAt = toSchoolTime(submittedAt);
  return { id: answerLogId, createdAt, status: 'pending-review', score: null, handedInAt: submittedAt };
}

const MARKED: Record<ReviewStatus, 'unmarked' | 'marked'> = {
  'pending-review': 'unmarked',
  reviewed: 'marked',
};

const UNKNOWN: FinishedExam = {
  title: null,
  submittedAt: null,
  usedSeconds: null,
  answered: null,
  total: null,
};
