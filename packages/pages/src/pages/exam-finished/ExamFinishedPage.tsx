import type { FinishedExam } from '@cloud-school/engine';
import { dataOf, ready } from '@cloud-school/ui';
import { ExamFinishedScreen } from '@cloud-school/ui/questions';
import { useEffect, useMemo } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { examCalls } from '../../features/exam/examCalls.ts';
import { readFinishedState } from '../../features/exam/FinishedState.ts';
import { LazyExamReview } from '../../features/exam/LazyExamReview.ts';
import { useExamAddress } from '../../features/exam/useExamAddress.ts';
import { toExamQuery } from '../../features/study/toExamQuery.ts';
import { useInvalidate } from '../../platform/data/useInvalidate.ts';
import { useLoadable } from '../../platform/data/useLoadable.ts';
import { useGoBack } from '../../platform/navigation/useGoBack.ts';
import { usePageTitle } from '../../platform/title/usePageTitle.ts';

/** The facts of the attempt are in the state of the history entry; after a direct link only the exam's name is loaded (EXAM-09). */
export function ExamFinishedPage() {
  const navigate = useNavigate();
  const goBack = useGoBack();
  usePageTitle();
  const { kind, query, toAddress } = useExamAddress();
  const { getDetail, listLogs } = examCalls[kind];
  // The history on the intro was read before this attempt.
  useInvalidate(listLogs);
  useInvalidate(getDetail);
  const location = useLocation();
  const { finished, isAfterIntro } = useMemo(() => readFinishedState(location.state), [location.state]);
  const detail = useLoadable(getDetail, finished ? null : toExamQuery(query));
  const { workId, answerLogId } = query;
  const logs = useLoadable(listLogs, workId ? { workId } : null);
  const handedIn = dataOf(logs);
  const isMarked = handedIn?.some(({ id, status }) => id === answerLogId && status === 'reviewed') ?? false;
  const isPartner = query.sourceType === 'xskt';
  const isReviewable = isMarked || isPartner;
  const intro = toAddress('intro', { answerLogId: undefined });
  // An address that names no exam says nothing about one that was done.
  const isNamed = finished !== undefined || workId !== undefined || query.classroomId !== undefined;
  // Nor does one of an exam that was not handed in; the partner's exams have no list that a student sees.
  const isUndone =
    finished === undefined &&
    !isPartner &&
    handedIn?.some(({ id }) => answerLogId === undefined || id === answerLogId) === false;
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
      onReview={isReviewable ? () => void navigate(toAddress('review')) : null}
      // The entry before this one is the intro, because the answering page has removed its own.
      onBack={isAfterIntro ? () => goBack(1, intro) : openIntro}
      onTitle={() => goBack(1, intro)}
    />
  );
}

const UNKNOWN: FinishedExam = {
  title: null,
  submittedAt: null,
  usedSeconds: null,
  answered: null,
  total: null,
};
