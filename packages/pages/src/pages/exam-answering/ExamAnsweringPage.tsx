import { unopenedAttempt } from '@cloud-school/engine';
import { mapLoadable } from '@cloud-school/ui';
import { ExamAnsweringScreen } from '@cloud-school/ui/questions';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useExamWorker } from '../../features/exam-worker/useExamWorker.ts';
import { readFinishedState, type FinishedState } from '../../features/exam/FinishedState.ts';
import { useExamAddress } from '../../features/exam/useExamAddress.ts';
import { useSingleKeysSetting } from '../../features/exam/useSingleKeysSetting.ts';
import { useExitGuard } from '../../features/study/useExitGuard.ts';
import { useLeaveWarning } from '../../features/study/useLeaveWarning.ts';
import { useGoBack } from '../../platform/navigation/useGoBack.ts';
import { usePortal } from '../../platform/portal/Portal.ts';
import { loginAddress } from '../../platform/session/safeRedirect.ts';
import { useStudent } from '../../platform/session/useStudent.ts';
import { serverNow } from '../../platform/time/serverNow.ts';
import { usePageTitle } from '../../platform/title/usePageTitle.ts';
import type { OpenedAttempt } from './openAttempt.ts';
import { toExamClock } from './toExamClock.ts';
import { toFinishedExam } from './toFinishedExam.ts';
import { useCurrentQuestion } from './useCurrentQuestion.ts';
import { useExamAttempt } from './useExamAttempt.ts';
import { useFinishedPage } from './useFinishedPage.ts';
import { useKeptAnswers } from './useKeptAnswers.ts';

/** Connects the answering screen with an exam attempt (EXAM-02 to EXAM-08, EXAM-12). */
export function ExamAnsweringPage() {
  const portal = usePortal();
  const { brand, client, toasts } = portal;
  const student = useStudent();
  const location = useLocation();
  const navigate = useNavigate();
  const goBack = useGoBack();
  usePageTitle();
  const { kind, query, toAddress } = useExamAddress();
  const opening = useExamAttempt(kind, query);
  const opened = opening.status === 'ready' ? opening.data : null;
  const attempt = opened?.kind === 'open' ? opened.attempt : unopenedAttempt;
  const answerLogId = opened?.answerLogId;

  const submission = useSyncExternalStore(attempt.subscribe, attempt.getSubmission);
  const clock = useMemo(() => toExamClock(attempt, () => serverNow(client)), [attempt, client]);

  const isDone = submission.step === 'done' || opened?.kind === 'finished';
  // An attempt that ended elsewhere, or without refused answers, stays on the screen, which says so; the student opens the
  // next page.
  const isLeaving = isDone && submission.closure === null && submission.refused.length === 0;
  const isOpen = opened?.kind === 'open' && !isDone;
  const isIdInAddress = query.answerLogId === answerLogId;
  const { exitRequests, isGuarded } = useExitGuard(isOpen && isIdInAddress);
  useLeaveWarning(isOpen);
  useExamWorker();

  const [currentId, setCurrentId] = useCurrentQuestion(isOpen && isGuarded);
  const finished = useMemo(
    () => (isDone && opened?.kind === 'open' ? toFinishedExam(opened, serverNow(client)) : undefined),
    [isDone, opened, client],
  );
  const isAfterIntro = readFinishedState(location.state).isAfterIntro;
  const openFinished = useFinishedPage({
    address: toAddress('finished', { answerLogId }),
    isNear: submission.step !== 'idle',
    isDue: isLeaving,
    isGuarded,
    state: useMemo((): FinishedState => ({ finished, isAfterIntro }), [finished, isAfterIntro]),
  });
  const singleKeys = useSingleKeysSetting();
  const kept = useKeptAnswers(opened?.kind === 'open' ? opened : null);

  // With the id in the address a reload, a bookmark and a return from the login resume this attempt.
  useEffect(() => {
    if (!isOpen || isIdInAddress) return;
    void navigate(toAddress('answering', { answerLogId }), { replace: true, state: location.state });
  });

  return (
    <ExamAnsweringScreen
      kind={kind}
      isCollected={query.sourceType === 'xskt'}
      paper={mapLoadable(opening, getPaper)}
      attempt={attempt}
      navigation={{
        currentId,
        onMove: (next) => {
          if (currentId) attempt.saveNow();
          setCurrentId(next);
        },
        onBoundary: (message) => toasts.show('danger', message),
        exitRequests,
        onExit: () => goBack(isGuarded ? 2 : 1, toAddress('intro', { answerLogId: undefined })),
        onSignIn: () =>
          void navigate(loginAddress(brand, location), { replace: true, state: location.state }),
        onReopen: () => window.location.reload(),
        onOpenFinished: openFinished,
      }}
      clock={clock}
      studentName={student?.name ?? ''}
      signInEndsAt={portal.store.get('session')?.expiresAt ?? null}
      singleKeys={singleKeys}
      kept={kept}
    />
  );
}

const EMPTY_PAPER = { title: '', description: null, timeLimitMinutes: null, groups: [] };

const getPaper = (opened: OpenedAttempt) => (opened.kind === 'open' ? opened.paper : EMPTY_PAPER);
