import { getTestDetail, listTestLogs } from '@cloud-school/api-client';
import { dataOf, TestIntroScreen } from '@cloud-school/ui';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useLoadable } from '../../platform/data/useLoadable.ts';
import { readStudyQuery, studySearch } from '../../features/study/studyQuery.ts';
import { testPlace } from '../../features/study/testPlace.ts';
import { useOpenAttempt } from './useOpenAttempt.ts';

/** What awaits the student, earlier attempts, and the way in (EXAM-01). */
export function TestIntroPage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const query = readStudyQuery(search);
  const test = useLoadable(getTestDetail, testPlace(query));
  const workId = dataOf(test)?.workId ?? null;
  const logs = useLoadable(listTestLogs, workId === null ? null : { testStudentId: workId });
  const [isStarting, setStarting] = useState(false);
  const hasOpenAttempt = useOpenAttempt(workId);

  const classAddress = query.classId
    ? `/study/training-class?classId=${encodeURIComponent(query.classId)}`
    : undefined;
  return (
    <TestIntroScreen
      test={test}
      history={query.sourceType === 'xskt' || test.status === 'failed' ? null : logs}
      path={[
        { label: '我的学习', to: '/study/mine' },
        ...(classAddress ? [{ label: '班级详情', to: classAddress }] : []),
        { label: '测试' },
      ]}
      hasOpenAttempt={hasOpenAttempt}
      isStarting={isStarting}
      onStart={() => {
        if (!workId) return;
        setStarting(true);
        void navigate(`/study/test/answer${studySearch({ ...query, workId })}`);
      }}
      onReview={(answerLogId) => {
        if (workId)
          void navigate(`/study/test/check-my-test-exam${studySearch({ ...query, workId, answerLogId })}`);
      }}
    />
  );
}
