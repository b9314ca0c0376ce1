import { getTestReview } from '@cloud-school/api-client';
import { ExamReviewScreen } from '@cloud-school/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLoadable } from '../../platform/data/useLoadable.ts';
import { useGoBack } from '../../platform/navigation/useGoBack.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { parseStudyQuery, formatStudySearch } from '../../features/study-address/studyQuery.ts';
import { usePageTitle } from '../../platform/title/usePageTitle.ts';

/** A finished attempt with its solutions (EXAM-10). */
export function ExamReviewPage() {
  const [search] = useSearchParams();
  const goBack = useGoBack();
  usePageTitle();
  const query = parseStudyQuery(search);
  const [currentId, setCurrentId] = useState<string | null>(null);
  const review = useLoadable(getTestReview, {
    workId: query.workId ?? '',
    answerLogId: query.answerLogId ?? '',
  });

  return (
    <ExamReviewScreen
      review={review}
      currentId={currentId}
      onMove={setCurrentId}
      onExit={() => goBack(1, `${paths.testIntro}${formatStudySearch({ ...query, answerLogId: undefined })}`)}
    />
  );
}
