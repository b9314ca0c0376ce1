import { getTestDetail, listTestLogs } from '@cloud-school/api-client';
import type { FinishedExam } from '@cloud-school/engine';
import { mapLoadable, ready, ExamFinishedScreen } from '@cloud-school/ui';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useInvalidate } from '../../platform/data/useInvalidate.ts';
import { useLoadable } from '../../platform/data/useLoadable.ts';
import { useGoBack } from '../../platform/navigation/useGoBack.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { parseStudyQuery, formatStudySearch } from '../../features/study-address/studyQuery.ts';
import { toExamQuery } from '../../features/study/toExamQuery.ts';
import { usePageTitle } from '../../platform/title/usePageTitle.ts';

/** The facts of the attempt are in the state of the history entry; after a direct link only the test's name is loaded (EXAM-09). */
export function ExamFinishedPage() {
  const [search] = useSearchParams();
  const goBack = useGoBack();
  usePageTitle();
  // The history on the intro was read before this attempt.
  useInvalidate(listTestLogs);
  const query = parseStudyQuery(search);
  const fromHistory = (useLocation().state as { finished?: FinishedExam } | null)?.finished;
  const detail = useLoadable(getTestDetail, fromHistory ? null : toExamQuery(query));
  const intro = `${paths.testIntro}${formatStudySearch({ ...query, answerLogId: undefined })}`;

  return (
    <ExamFinishedScreen
      test={fromHistory ? ready(fromHistory) : mapLoadable(detail, ({ title }) => ({ ...UNKNOWN, title }))}
      onBack={() => goBack(2, intro)}
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
