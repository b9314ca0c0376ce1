import { mapLoadable, TestAnsweringScreen } from '@cloud-school/ui';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useGoBack } from '../../platform/navigation/useGoBack.ts';
import { usePortal } from '../../platform/portal/Portal.ts';
import { loginAddress } from '../../platform/session/safeRedirect.ts';
import { useStudent } from '../../platform/session/useStudent.ts';
import { readStudyQuery, studySearch } from '../../features/study/studyQuery.ts';
import { useExitGuard } from '../../features/study/useExitGuard.ts';
import { useLeaveWarning } from '../../features/study/useLeaveWarning.ts';
import { usePageTitle } from '../../platform/title/usePageTitle.ts';
import { examClockOf } from './examClockOf.ts';
import { finishedTestOf } from './finishedTestOf.ts';
import type { OpenedTest } from './openTest.ts';
import { UNOPENED } from './unopenedSession.ts';
import { useOpenTest } from './useOpenTest.ts';

/** A test on the desk: the attempt's session behind the answering screen (EXAM-02..08, EXAM-12). */
export function TestAnsweringPage() {
  const { brand, toasts } = usePortal();
  const student = useStudent();
  const location = useLocation();
  const navigate = useNavigate();
  const goBack = useGoBack();
  usePageTitle();
  const [search] = useSearchParams();
  const query = readStudyQuery(search);
  const opened = useOpenTest(query);
  const test = opened.status === 'ready' ? opened.data : null;
  const session = test?.kind === 'open' ? test.session : UNOPENED;
  const answerLogId = test?.answerLogId;

  const submission = useSyncExternalStore(session.subscribe, session.getSubmission);
  const pen = useSyncExternalStore(session.subscribe, session.getPen);
  const [currentId, setCurrentId] = useState<string | null>(null);
  const clock = useMemo(() => examClockOf(session), [session]);

  const isDone = submission.step === 'done' || test?.kind === 'finished';
  const wasClosedUnsaved = submission.step === 'done' && submission.reason === 'unsaved';
  const isOpen = test?.kind === 'open' && !isDone;
  const isNamed = query.answerLogId === answerLogId;
  const exitRequests = useExitGuard(isOpen && isNamed);
  useLeaveWarning(isOpen);

  const finishedAddress = `/study/test/answer-finish${studySearch({ ...query, answerLogId })}`;
  useEffect(() => {
    if (!isDone) return;
    if (wasClosedUnsaved)
      toasts.show('warning', '测试已由系统收卷，有答案没有传上去，已留在本机，请联系老师');
    const finished = test?.kind === 'open' ? finishedTestOf(test) : undefined;
    void navigate(finishedAddress, { replace: true, state: { finished } });
  }, [isDone, wasClosedUnsaved, test, finishedAddress, navigate, toasts]);

  // A reload, a bookmark and the way back from the login resume this attempt.
  useEffect(() => {
    if (!isOpen || isNamed) return;
    void navigate(studySearch({ ...query, answerLogId }), { replace: true });
  });

  return (
    <TestAnsweringScreen
      paper={mapLoadable(opened, paperOf)}
      source={session}
      currentId={currentId}
      onMove={(next) => {
        if (currentId) session.leave(currentId);
        setCurrentId(next);
      }}
      onAnswer={session.answer}
      onMark={session.mark}
      onBlurQuestion={session.leave}
      clock={clock}
      studentName={student?.name ?? ''}
      pen={pen}
      restoredCount={session.getRestoredCount()}
      submission={submission}
      isLocked={submission.isLocked}
      onBoundary={(message) => toasts.show('danger', message)}
      onSubmit={() => session.submit('click')}
      onRetryNow={session.retryNow}
      onTakeOver={() => void session.takeOver()}
      exitRequests={exitRequests}
      onExit={() => goBack(isOpen ? 2 : 1, `/study/test${studySearch({ ...query, answerLogId: undefined })}`)}
      onSignIn={() => void navigate(loginAddress(brand, location), { replace: true, state: location.state })}
    />
  );
}

const EMPTY_PAPER = { title: '测试', description: null, timeLimitMinutes: null, groups: [] };

const paperOf = (test: OpenedTest) => (test.kind === 'open' ? test.paper : EMPTY_PAPER);
