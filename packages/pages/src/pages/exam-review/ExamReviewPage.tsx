import { getHomeworkReview, getTestReview } from '@cloud-school/api-client';
import type { ExamKind } from '@cloud-school/domain';
import { ReviewLoading } from '@cloud-school/ui/questions';
import { Suspense, useState } from 'react';
import { LazyExamReview } from '../../features/exam/LazyExamReview.ts';
import { useExamAddress } from '../../features/exam/useExamAddress.ts';
import { useLoadable } from '../../platform/data/useLoadable.ts';
import { useGoBack } from '../../platform/navigation/useGoBack.ts';
import { usePortal } from '../../platform/portal/Portal.ts';
import { usePageTitle } from '../../platform/title/usePageTitle.ts';

const REVIEW_CALLS: Record<ExamKind, typeof getTestReview> = {
  test: getTestReview,
  homework: getHomeworkReview,
};

/** A finished attempt with its solutions (EXAM-10). */
export function ExamReviewPage() {
  const goBack = useGoBack();
  usePageTitle();
  const { toasts } = usePortal();
  const { kind, query, toAddress } = useExamAddress();
  const [currentId, setCurrentId] = useState<string | null>(null);
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
        onMove={setCurrentId}
        onBoundary={(message) => toasts.show('danger', message)}
        onExit={exit}
      />
    </Suspense>
  );
}
