import { getTestDetail, listTestLogs } from '@cloud-school/api-client';
import { dataOf, ExamIntroScreen } from '@cloud-school/ui';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useLoadable } from '../../platform/data/useLoadable.ts';
import { paths, trainingClassPath } from '../../platform/navigation/paths.ts';
import { parseStudyQuery, formatStudySearch } from '../../features/study-address/studyQuery.ts';
import { toExamQuery } from '../../features/study/toExamQuery.ts';
import { useHasOpenAttempt } from './useHasOpenAttempt.ts';

/** The test's facts, earlier attempts, and the start button (EXAM-01). */
export function ExamIntroPage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const query = parseStudyQuery(search);
  const test = useLoadable(getTestDetail, toExamQuery(query));
  const workId = dataOf(test)?.workId ?? null;
  const logs = useLoadable(listTestLogs, workId === null ? null : { workId });
  const [isStarting, setStarting] = useState(false);
  const hasOpenAttempt = useHasOpenAttempt(workId);

  const classAddress = query.classId && trainingClassPath(query.classId);
  return (
    <ExamIntroScreen
      test={test}
      history={query.sourceType === 'xskt' || test.status === 'failed' ? null : logs}
      path={[
        { label: '我的学习', to: paths.myClasses },
        ...(classAddress ? [{ label: '班级详情', to: classAddress }] : []),
        { label: '测试' },
      ]}
      hasOpenAttempt={hasOpenAttempt}
      isStarting={isStarting}
      onStart={() => {
        if (!workId) return;
        setStarting(true);
        void navigate(`${paths.testAnswering}${formatStudySearch({ ...query, workId })}`);
      }}
      onReview={(answerLogId) => {
        if (workId)
          void navigate(`${paths.testReview}${formatStudySearch({ ...query, workId, answerLogId })}`);
      }}
    />
  );
}
