import {
  type AnswerLog,
  compareTimes,
  countingAttempt,
  type ExamKind,
  isMistaken,
  isPractisable,
  type Review,
  type ReviewStatus,
  newestAttempts,
  scoreOf,
  toSchoolTime,
} from '@cloud-school/domain';
import { type FinishedExam, UNKNOWN_FINISHED_EXAM } from '@cloud-school/engine';
import { dataOf, ready } from '@cloud-school/ui';
import { ExamFinishedScreen } from '@cloud-school/ui/questions';
import { useEffect, useMemo } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { examCalls } from '../../features/exam/examCalls.ts';
import { readFinishedState } from '../../features/exam/FinishedState.ts';
import { LazyExamReview } from '../../features/exam/LazyExamReview.ts';
import { QUESTION, REVIEW_CALLS } from '../../features/exam/reviewCalls.ts';
import { useExamAddress } from '../../features/exam/useExamAddress.ts';
import { handIns, toHandIn } from '../../features/hand-ins/handIns.ts';
import { storedBook } from '../../features/mistakes/storedBook.ts';
import { MISTAKES } from '../../features/mistakes/useMistakes.ts';
import type { StudyQuery } from '../../features/study-address/studyQuery.ts';
import { toExamQuery } from '../../features/study/toExamQuery.ts';
import { useInvalidate } from '../../platform/data/useInvalidate.ts';
import { useLoadable } from '../../platform/data/useLoadable.ts';
import { useEntry } from '../../platform/history/ownEntry.ts';
import { useGoBack } from '../../platform/history/useGoBack.ts';
import { mistakesPath, mistakesPracticePath, trainingClassPath } from '../../platform/navigation/paths.ts';
import { usePortal } from '../../platform/portal/Portal.ts';
import { useUserId } from '../../platform/portal/useUserId.ts';
import { useNow } from '../../platform/time/useNow.ts';
import { usePageTitle } from '../../platform/title/usePageTitle.ts';

/**
 * The facts of the attempt are in the state of the history entry; after a direct link the lists say what they know of it,
 * and of the newest attempt where the address names none (EXAM-09).
 */
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
  const { handedIn, isPending, score, log, nth, previous } = useHandedIn(kind, query, finished);
  const isPartner = query.sourceType === 'xskt';
  const isReviewable = isPartner || handedIn === 'marked';
  const answerLogId = query.answerLogId ?? log?.id;
  const { review, isReviewPending } = useResult(kind, { ...query, answerLogId }, isReviewable);
  const intro = toAddress('intro', { answerLogId: undefined });
  // Nor does one of an exam that was not handed in; the partner's exams have no list that a student sees.
  const isUndone = finished === undefined && !isPartner && handedIn === 'missing';
  const answers = toAddress('review', { answerLogId });
  const openAnswers = () => void navigate(answers);
  const openIntro = () => void navigate(intro, { replace: true });

  // Most students look at their result next.
  useEffect(() => {
    if (isReviewable) void LazyExamReview.preload();
  }, [isReviewable]);

  if (isUndone || !isNamed(finished, query)) return <Navigate to={intro} replace />;
  return (
    <ExamFinishedScreen
      kind={kind}
      source={isPartner ? 'partner' : 'school'}
      exam={ready(finished ?? toKnown(log, [dataOf(detail)?.title, review?.testName]))}
      now={now}
      review={review}
      isResultPending={isPartner ? isReviewPending : isPending || isReviewPending}
      score={score}
      nth={nth}
      previous={previous}
      onReview={isReviewable ? openAnswers : null}
      onOwnAnswers={handedIn === 'unmarked' ? openAnswers : null}
      onQuestion={(id) => void navigate(`${answers}&${QUESTION}=${encodeURIComponent(id)}`)}
      {...toClassLinks(query, isPartner, review)}
      // The entry before this one is the intro, because the answering page has removed its own.
      onBack={isAfterIntro ? () => goBack(1, intro) : openIntro}
      onTitle={() => goBack(1, intro)}
    />
  );
}

/** Where the class of the exam goes on; the partner's exams fill no book of mistakes. */
function toClassLinks({ classId, workId }: StudyQuery, isPartner: boolean, review: Review | null) {
  if (classId === undefined) return {};
  const classTo = trainingClassPath(classId);
  if (isPartner) return { classTo };
  const canPractise = workId !== undefined && review !== null && hasPractisableMistake(review);
  return {
    classTo,
    mistakesTo: mistakesPath(classId),
    practiceTo: canPractise ? mistakesPracticePath(classId, workId) : undefined,
  };
}

const hasPractisableMistake = ({ paper }: Review): boolean =>
  paper.groups.some(({ questions }) =>
    questions.some((question) => isMistaken(question) && isPractisable(question)),
  );

/** An address that names no exam says nothing about one that was done. */
const isNamed = (finished: FinishedExam | undefined, { workId, classroomId }: StudyQuery): boolean =>
  finished !== undefined || workId !== undefined || classroomId !== undefined;

type AttemptQuery = { [Key in 'workId' | 'answerLogId']?: string | undefined };

/** The marked attempt; null until it has come. */
function useResult(kind: ExamKind, { workId, answerLogId }: AttemptQuery, isReviewable: boolean) {
  const attempt = isReviewable && workId && answerLogId ? { workId, answerLogId } : null;
  const review = useLoadable(REVIEW_CALLS[kind], attempt);
  return { review: dataOf(review), isReviewPending: attempt !== null && review.status === 'loading' };
}

/** What the list and the names say of an attempt whose facts are not in the history. */
const toKnown = (log: AnswerLog | null, titles: readonly (string | undefined)[]): FinishedExam => ({
  ...UNKNOWN_FINISHED_EXAM,
  title: titles.find(Boolean) ?? null,
  submittedAt: log?.handedInAt ?? null,
});

interface HandedIn {
  handedIn: 'missing' | 'unmarked' | 'marked' | null;
  /** The list is being asked. */
  isPending: boolean;
  score: number | null;
  log: AnswerLog | null;
  /** Which of the attempts it is, from 1. */
  nth: number | null;
  /** The newest attempt with a score before this one. */
  previous: { score: number; createdAt: string } | null;
}

/** What the list of hand-ins says of the attempt of the address, or of the newest without one in it; null while it is unknown. */
function useHandedIn(kind: ExamKind, query: StudyQuery, finished: FinishedExam | undefined): HandedIn {
  const { workId, answerLogId } = query;
  const { listLogs } = examCalls[kind];
  // The history on the intro was read before this attempt.
  useInvalidate(listLogs);
  const list = useLoadable(listLogs, workId ? { workId } : null);
  const logs = dataOf(list);
  const log =
    (answerLogId ? logs?.find(({ id }) => id === answerLogId) : countingAttempt(logs ?? [])) ?? null;
  const sent = useMemo(() => toLog(answerLogId, finished), [answerLogId, finished]);
  useKnownHandIn(kind, query, log ?? sent, logs, finished !== undefined);
  if (logs === null)
    return {
      handedIn: null,
      isPending: workId !== undefined && list.status === 'loading',
      score: null,
      log,
      nth: null,
      previous: null,
    };
  return {
    handedIn: log ? MARKED[log.status] : 'missing',
    isPending: false,
    score: log && scoreOf(log),
    log,
    nth: log && newestAttempts(logs).toReversed().indexOf(log) + 1,
    previous: log && previousOf(log, logs),
  };
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
  const { mutate } = useSWRConfig();
  useEffect(() => {
    if (!userId || !classId || !classroomId || !(isJustDone || log)) return;
    const work = workId === undefined ? null : { kind, workId };
    // The book may have more now.
    device.remove(storedBook, classId);
    void mutate((key) => Array.isArray(key) && key.includes(MISTAKES), undefined, { revalidate: false });
    handIns.set({ userId, classId, classroomId }, toHandIn(log, listed ?? [], work));
  }, [device, mutate, userId, classId, classroomId, isJustDone, log, listed, kind, workId]);
}

function previousOf({ createdAt }: AnswerLog, logs: readonly AnswerLog[]): HandedIn['previous'] {
  const earlier = logs.filter((other) => compareTimes(other.createdAt, createdAt) < 0);
  const [marked] = newestAttempts(earlier).flatMap((other) => {
    const score = scoreOf(other);
    return score === null ? [] : [{ score, createdAt: other.createdAt }];
  });
  return marked ?? null;
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
