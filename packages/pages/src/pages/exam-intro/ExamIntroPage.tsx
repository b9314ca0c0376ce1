import type { AnswerLog, ExamDetail, ExamKind } from '@cloud-school/domain';
import type { WorkKey } from '@cloud-school/engine';
import { dataOf, type Loadable, mapLoadable, prepareRichText } from '@cloud-school/ui';
import { ExamIntroScreen } from '@cloud-school/ui/questions';
import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useExamWorker } from '../../features/exam-worker/useExamWorker.ts';
import { examCalls } from '../../features/exam/examCalls.ts';
import { useExamAddress } from '../../features/exam/useExamAddress.ts';
import { useFreshHandIns } from '../../features/hand-ins/useFreshHandIns.ts';
import { withHandInLog } from '../../features/hand-ins/withHandIns.ts';
import type { StudyQuery } from '../../features/study-address/studyQuery.ts';
import { toExamQuery } from '../../features/study/toExamQuery.ts';
import { useLoadable } from '../../platform/data/useLoadable.ts';
import { paths, trainingClassPath } from '../../platform/navigation/paths.ts';
import { useUserId } from '../../platform/portal/useUserId.ts';
import { useTenantId } from '../../platform/tenant/School.ts';
import { usePreflight } from './preflight/usePreflight.tsx';
import { useOpenAttempt } from './useOpenAttempt.ts';

const NAMES: Record<ExamKind, string> = { test: '测试', homework: '作业' };

const withoutLimit = (exam: ExamDetail | null): ExamDetail | null =>
  exam && { ...exam, timeLimitMinutes: null };

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
  const isMissing = exam.status === 'ready' && exam.data === null;
  const logs = useKnownLogs(useLoadable(listLogs, workId === null ? null : { workId }), query);
  useExamWorker();
  const preflight = usePreflight(kind, () => {
    if (workId) void navigate(toAddress('answering', { workId }), { state: { isAfterIntro: true } });
  });
  const key = useWorkKey(workId);
  const openAttempt = useOpenAttempt(key, dataOf(exam), dataOf(logs));

  // Loads beside the exam, so that its requirements do not grow when the sanitiser arrives.
  useEffect(() => void prepareRichText().catch(() => undefined), []);

  const classAddress = query.classId && trainingClassPath(query.classId);
  return (
    <>
      <ExamIntroScreen
        kind={kind}
        exam={exam}
        history={isPartner || exam.status === 'failed' || isMissing ? null : logs}
        path={[
          { label: '我的学习', to: paths.myClasses },
          ...(classAddress ? [{ label: '班级详情', to: classAddress }] : []),
          { label: NAMES[kind] },
        ]}
        openAttempt={openAttempt}
        practiceAddress={paths.practice}
        isStarting={preflight.isBusy}
        onStart={() => {
          if (key)
            preflight.start({
              key,
              timeLimitMinutes: dataOf(exam)?.timeLimitMinutes ?? null,
              isRunning: openAttempt !== null,
            });
        }}
        onReview={(answerLogId) => {
          if (workId) void navigate(toAddress('review', { workId, answerLogId }));
        }}
      />
      {preflight.dialog}
    </>
  );
}

/** The attempts with the one that was just handed in, which the list may not name yet. */
function useKnownLogs(logs: Loadable<AnswerLog[]>, { classId = '', classroomId }: StudyQuery) {
  const findHandIn = useFreshHandIns(classId);
  return useMemo(
    () => mapLoadable(logs, (listed) => withHandInLog(listed, findHandIn(classroomId ?? ''))),
    [logs, findHandIn, classroomId],
  );
}

/** The student's work on this device; null while either is unknown. */
function useWorkKey(workId: string | null): WorkKey | null {
  const tenantId = useTenantId();
  const userId = useUserId();
  return useMemo(() => (workId && userId ? { tenantId, userId, workId } : null), [tenantId, userId, workId]);
}
