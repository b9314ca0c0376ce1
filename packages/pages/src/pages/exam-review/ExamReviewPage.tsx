import { ReviewLoading } from '@cloud-school/ui/questions';
import { Suspense, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { LazyExamReview } from '../../features/exam/LazyExamReview.ts';
import { QUESTION, REVIEW_CALLS } from '../../features/exam/reviewCalls.ts';
import { useExamAddress } from '../../features/exam/useExamAddress.ts';
import { useLoadable } from '../../platform/data/useLoadable.ts';
import { stateToPassOn } from '../../platform/history/ownEntry.ts';
import { useGoBack } from '../../platform/history/useGoBack.ts';
import { mistakesPath } from '../../platform/navigation/paths.ts';
import { usePortal } from '../../platform/portal/Portal.ts';
import { usePageTitle } from '../../platform/title/usePageTitle.ts';

/** A finished attempt with its solutions (EXAM-10). */
export function ExamReviewPage() {
  const goBack = useGoBack();
  usePageTitle();
  const { toasts } = usePortal();
  const { kind, query, toAddress } = useExamAddress();
  // In the address too, so that a reload stays at the question.
  const [search, setSearch] = useSearchParams();
  const [currentId, setCurrentId] = useState(() => search.get(QUESTION));
  const state = stateToPassOn(useLocation());
  const review = useLoadable(REVIEW_CALLS[kind], {
    workId: query.workId ?? '',
    answerLogId: query.answerLogId ?? '',
  });
  const exit = () => goBack(1, toAddress('intro', { answerLogId: undefined }));

  return (
    <Suspense fallback={<ReviewLoading onExit={exit} />}>
      <LazyExamReview
        review={review}
        currentId={currentId}
        onMove={(id) => {
          setCurrentId(id);
          const next = new URLSearchParams(search);
          next.set(QUESTION, id);
          setSearch(next, { replace: true, preventScrollReset: true, state });
        }}
        onBoundary={(message) => toasts.show('danger', message)}
        mistakesTo={query.classId && query.sourceType !== 'xskt' ? mistakesPath(query.classId) : undefined}
        onExit={exit}
      />
    </Suspense>
  );
}
