import { getTestDetail } from '@cloud-school/api-client';
import { type FinishedTest, mapLoadable, ready, TestFinishedScreen } from '@cloud-school/ui';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useLoadable } from '../../platform/data/useLoadable.ts';
import { useGoBack } from '../../platform/navigation/useGoBack.ts';
import { readStudyQuery, studySearch } from '../../features/study/studyQuery.ts';
import { testPlace } from '../../features/study/testPlace.ts';
import { usePageTitle } from '../../platform/title/usePageTitle.ts';

/** Handed in: what was handed in travels with the history entry; after a direct link only the name is asked (EXAM-09). */
export function TestFinishedPage() {
  const [search] = useSearchParams();
  const goBack = useGoBack();
  usePageTitle();
  const query = readStudyQuery(search);
  const brought = (useLocation().state as { finished?: FinishedTest } | null)?.finished;
  const asked = useLoadable(getTestDetail, brought ? null : testPlace(query));
  const intro = `/study/test${studySearch({ ...query, answerLogId: undefined })}`;

  return (
    <TestFinishedScreen
      test={brought ? ready(brought) : mapLoadable(asked, ({ title }) => ({ ...UNKNOWN, title }))}
      onBack={() => goBack(2, intro)}
      onTitle={() => goBack(1, intro)}
    />
  );
}

const UNKNOWN: FinishedTest = {
  title: null,
  submittedAt: null,
  usedSeconds: null,
  answered: null,
  total: null,
};
