import { dataOf, ExamIntroScreen, mapLoadable, prepareRichText } from '@cloud-school/ui';
import type { ExamDetail, ExamKind } from '@cloud-school/api-client';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { examCalls } from '../../features/exam/examCalls.ts';
import { useExamAddress } from '../../features/exam/useExamAddress.ts';
import { toExamQuery } from '../../features/study/toExamQuery.ts';
import { useLoadable } from '../../platform/data/useLoadable.ts';
import { useExamWorker } from '../../features/exam-worker/useExamWorker.ts';
import { paths, trainingClassPath } from '../../platform/navigation/paths.ts';
import { useOpenAttempt } from './useOpenAttempt.ts';

const NAMES: Record<ExamKind, string> = { test: '测试', homework: '作业' };

const withoutLimit = (exam: ExamDetail): ExamDetail => ({ ...exam, timeLimitMinutes: null });

/** The exam's facts, earlier attempts, and the start button (EXAM-01). */
export function ExamIntroPage() {
  const navigate = useNavigate();
  const { kind, query, toAddress } = useExamAddress();
  const { getDetail, listLogs } = examCalls[kind];
  const isPartner = query.sourceType === 'xskt';
  const detail = useLoadable(getDetail, toExamQuery(query));
  // The partner's source has no countdown.
  const exam = useMemo(() => (isPartner ? mapLoadable(detail, withoutLimit) : detail), [isPartner, detail]);
  const workId = dataOf(exam)?.workId ?? null;
  const logs = useLoadable(listLogs, workId === null ? null : { workId });
  const [isStarting, setStarting] = useState(false);
  useExamWorker();
  const openAttempt = useOpenAttempt(dataOf(exam), dataOf(logs));

  // Loads beside the exam, so that its requirements do not grow when the sanitiser arrives.
  useEffect(() => void prepareRichText().catch(() => undefined), []);

  const classAddress = query.classId && trainingClassPath(query.classId);
  return (
    <ExamIntroScreen
      kind={kind}
      exam={exam}
      history={isPartner || exam.status === 'failed' ? null : logs}
      path={[
        { label: '我的学习', to: paths.myClasses },
        ...(classAddress ? [{ label: '班级详情', to: classAddress }] : []),
        { label: NAMES[kind] },
      ]}
      openAttempt={openAttempt}
      practiceAddress={paths.practice}
      isStarting={isStarting}
      onStart={() => {
        if (!workId) return;
        setStarting(true);
        void navigate(toAddress('answering', { workId }), { state: { isAfterIntro: true } });
      }}
      onReview={(answerLogId) => {
        if (workId) void navigate(toAddress('review', { workId, answerLogId }));
      }}
    />
  );
}
