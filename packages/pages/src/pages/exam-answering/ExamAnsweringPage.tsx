import { type Submission, toExamClock, toFinishedExam, unopenedAttempt } from '@cloud-school/engine';
import { haveFormulas, mapLoadable } from '@cloud-school/ui';
import { ExamAnsweringScreen, useUnsentAnswers } from '@cloud-school/ui/questions';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useExamWorker } from '../../features/exam-worker/useExamWorker.ts';
import { type FinishedState, readFinishedState } from '../../features/exam/FinishedState.ts';
import { useExamAddress } from '../../features/exam/useExamAddress.ts';
import { useSingleKeysSetting } from '../../features/exam/useSingleKeysSetting.ts';
import { useExitGuard } from '../../features/study/useExitGuard.ts';
import { useLeaveWarning } from '../../features/study/useLeaveWarning.ts';
import { currentEntry } from '../../platform/history/currentEntry.ts';
import { useEntry } from '../../platform/history/ownEntry.ts';
import { readEntry } from '../../platform/history/readEntry.ts';
import { useGoBack } from '../../platform/history/useGoBack.ts';
import { usePortal } from '../../platform/portal/Portal.ts';
import { readSignIn } from '../../platform/session/createSession.ts';
import { loginAddress } from '../../platform/session/safeRedirect.ts';
import { useStudent } from '../../platform/sign-in/useStudent.ts';
import { serverNow } from '../../platform/time/server/serverNow.ts';
import { usePageTitle } from '../../platform/title/usePageTitle.ts';
import type { OpenedAttempt } from './openAttempt.ts';
import { useExamAttempt } from './useExamAttempt.ts';
import { useFinishedPage } from './useFinishedPage.ts';

/** The exam of the address: a jump in the history to another exam mounts the page again. */
export function ExamAnsweringPage() {
  const { kind, query } = useExamAddress();
  return <AnsweredExam key={`${kind} ${query.sourceType ?? ''} ${query.workId ?? ''}`} />;
}

/** Connects the answering screen with an exam attempt (EXAM-02 to EXAM-08, EXAM-12). */
function AnsweredExam() {
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
  const open = opened?.kind === 'open' ? opened : null;
  const attempt = open?.attempt ?? unopenedAttempt;
  const answerLogId = opened ? idOf(opened) : undefined;

  const submission = useSyncExternalStore(attempt.subscribe, attempt.getSubmission);
  const clock = useMemo(() => toExamClock(attempt, () => serverNow(client)), [attempt, client]);

  const isDone = submission.step === 'done' || opened?.kind === 'finished';
  const isLeaving = isDone && isWhole(submission);
  const isOpen = open !== null && !isDone;
  const isIdInAddress = query.answerLogId === answerLogId;
  // With the id in the address a reload, a bookmark and a return from the login resume this attempt.
  const { exitRequests, isGuarded } = useExitGuard(
    isOpen,
    isIdInAddress ? null : toAddress('answering', { answerLogId }),
  );
  useLeaveWarning(isOpen);
  useExamWorker({ hasFormulas: useMemo(() => haveFormulas(open?.paper.groups), [open]) });

  const [currentId, setCurrentId] = useCurrentQuestion(isOpen && isGuarded);
  const finished = useMemo(
    () =>
      isDone && open
        ? toFinishedExam({ ...open, usedTime: open.calls.usedTime }, serverNow(client))
        : undefined,
    [isDone, open, client],
  );
  const isAfterIntro = readFinishedState(useEntry()).isAfterIntro;
  const openFinished = useFinishedPage({
    address: toAddress('finished', { answerLogId }),
    isNear: submission.step !== 'idle',
    isDue: isLeaving,
    isGuarded,
    state: useMemo((): FinishedState => ({ finished, isAfterIntro }), [finished, isAfterIntro]),
  });
  const singleKeys = useSingleKeysSetting();
  const unsentAnswers = useUnsentAnswers(open);

  return (
    <ExamAnsweringScreen
      kind={kind}
      isCollected={query.sourceType === 'xskt'}
      paper={mapLoadable(opening, getPaper)}
      attempt={attempt}
      navigation={{
        currentId,
        onMove: (next) => {
          attempt.saveNow();
          setCurrentId(next);
        },
        onBoundary: (message) => toasts.show('danger', message),
        exitRequests,
        onExit: () => goBack(isGuarded ? 2 : 1, toAddress('intro', { answerLogId: undefined })),
        onSignIn: () =>
          void navigate(loginAddress(brand, location), {
            replace: true,
            state: currentEntry(location).state,
          }),
        onReopen: () => window.location.reload(),
        onOpenFinished: openFinished,
      }}
      clock={clock}
      studentName={student?.name ?? ''}
      signInEndsAt={readSignIn(portal.device)?.expiresAt ?? null}
      singleKeys={singleKeys}
      unsentAnswers={unsentAnswers}
    />
  );
}

/** An attempt that ended elsewhere, or without refused answers, stays on the screen, which says so; the student opens the next page. */
const isWhole = ({ closure, refused }: Submission) => closure === null && refused.length === 0;

/** A paper without questions has no attempt. */
const idOf = (opened: OpenedAttempt) => (opened.kind === 'empty' ? undefined : opened.answerLogId);

const EMPTY_PAPER = { title: '', description: null, timeLimitMinutes: null, groups: [] };

const getPaper = (opened: OpenedAttempt) => (opened.kind === 'finished' ? EMPTY_PAPER : opened.paper);

/**
 * The question that is shown; null for the first. While active, the history entry remembers it, so that a reload comes
 * back to it. It may be active on the guard entry only: in an entry below it would undo the guard.
 */
function useCurrentQuestion(isActive: boolean): [string | null, (questionId: string) => void] {
  const location = useLocation();
  const navigate = useNavigate();
  const { questionId } = useEntry();
  const rememberedId = typeof questionId === 'string' ? questionId : null;
  const [currentId, setCurrentId] = useState(rememberedId);

  useEffect(() => {
    if (!isActive || currentId === null || currentId === rememberedId) return;
    const entry = currentEntry(location);
    const state = { ...readEntry(entry.state), questionId: currentId };
    void navigate(entry, { replace: true, state, preventScrollReset: true });
  }, [isActive, currentId, rememberedId, location, navigate]);

  return [currentId, setCurrentId];
}
