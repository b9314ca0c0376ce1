import type { ExamKind, Paper } from '@cloud-school/domain';
import {
  type ExamSource,
  type FinishedExam,
  type OpenedAttempt,
  toExamClock,
  toFinishedExam,
  UNKNOWN_FINISHED_EXAM,
  unopenedAttempt,
} from '@cloud-school/engine';
import { mapLoadable, ready } from '@cloud-school/ui';
import { ExamAnsweringScreen, ExamFinishedScreen, useUnsentAnswers } from '@cloud-school/ui/questions';
import {
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { type ExamWork, useAttempt } from './useAttempt.ts';

export interface ExamPartProps extends ExamWork {
  /** Default: test. */
  kind?: ExamKind;
  /** The calls to the page's server. */
  source: ExamSource;
  studentName?: string;
  /** When the sign-in ends, in milliseconds since 1970. */
  signInEndsAt?: number;
  /** The question that is shown at first. */
  questionId?: string;
  onMove: (questionId: string) => void;
  /** A key would move before the first or after the last question; the words say so. */
  onBoundary: (words: string) => void;
  /** The attempt is handed in; null for one that was before it was opened. */
  onFinish: (exam: FinishedExam | null) => void;
  onExit: () => void;
  /** The server asks for a new sign-in; after it, call `resume`. */
  onSignIn: () => void;
  ref?: Ref<ExamHandle>;
}

export interface ExamHandle {
  /** Sends what waits for a new sign-in. */
  resume: () => void;
}

/** One attempt from start to hand-in; another `work` opens another attempt. */
export function ExamPart(props: ExamPartProps) {
  const { schoolId = '', studentId, workId, answerLogId = '' } = props;
  const [round, setRound] = useState(0);
  const key = JSON.stringify([schoolId, studentId, workId, answerLogId, round]);
  return <Exam key={key} kind="test" studentName="" {...props} onReopen={() => setRound(round + 1)} />;
}

interface ExamProps extends ExamPartProps {
  kind: ExamKind;
  studentName: string;
  onReopen: () => void;
}

function Exam({ onReopen, ...props }: ExamProps) {
  const { kind, source, studentName, signInEndsAt = null } = props;
  const { onMove, onExit, onSignIn } = props;
  const opening = useAttempt(source, props, onReopen);
  const opened = opening.status === 'ready' ? opening.data : null;
  const open = opened?.kind === 'open' ? opened : null;
  const attempt = open?.attempt ?? unopenedAttempt;
  const submission = useSyncExternalStore(attempt.subscribe, attempt.getSubmission);
  const { serverClockOffset } = source;
  const clock = useMemo(
    () => toExamClock(attempt, () => nowOf(serverClockOffset)),
    [attempt, serverClockOffset],
  );
  const [currentId, setCurrentId] = useState(props.questionId ?? null);
  const [areOn, setAreOn] = useState(true);
  const unsentAnswers = useUnsentAnswers(open);
  useImperativeHandle(props.ref, () => ({ resume: attempt.resume }), [attempt]);

  const isDone = submission.step === 'done' || opened?.kind === 'finished';
  useLeaveWarning(open !== null && !isDone);
  const [isSeen, setIsSeen] = useState(false);
  // An attempt that ended elsewhere, or without refused answers, stays on the screen, which says so.
  const isOver = isDone && (isSeen || (submission.closure === null && submission.refused.length === 0));
  if (isOver) return <FinishedExamPart {...props} open={open} />;
  return (
    <ExamAnsweringScreen
      kind={kind}
      isCollected={open?.calls.isCollected ?? false}
      paper={mapLoadable(opening, getPaper)}
      attempt={attempt}
      navigation={{
        currentId,
        onMove: (next) => {
          attempt.saveNow();
          setCurrentId(next);
          onMove(next);
        },
        onBoundary: props.onBoundary,
        exitRequests: 0,
        onExit,
        onSignIn,
        onReopen,
        onOpenFinished: () => setIsSeen(true),
      }}
      clock={clock}
      studentName={studentName}
      signInEndsAt={signInEndsAt}
      singleKeys={{ areOn, onChange: setAreOn }}
      unsentAnswers={unsentAnswers}
    />
  );
}

interface FinishedExamPartProps extends Pick<ExamPartProps, 'source' | 'onFinish' | 'onExit'> {
  kind: ExamKind;
  /** Null for an attempt that was handed in before. */
  open: Pick<Extract<OpenedAttempt, { kind: 'open' }>, 'attempt' | 'paper'> | null;
}

function FinishedExamPart({ kind, source, open, onFinish, onExit }: FinishedExamPartProps) {
  const [now] = useState(() => nowOf(source.serverClockOffset));
  const [exam] = useState(() => open && toFinishedExam({ ...open, usedTime: null }, now));
  const finish = useEffectEvent(() => onFinish(exam));
  useEffect(() => finish(), []);
  return (
    <ExamFinishedScreen
      kind={kind}
      source="school"
      exam={ready(exam ?? UNKNOWN_FINISHED_EXAM)}
      now={new Date(now)}
      onReview={null}
      onBack={onExit}
      onTitle={onExit}
    />
  );
}

/** Milliseconds since 1970 by the server's clock, or by this device's until the server has answered. */
const nowOf = (offset: ExamSource['serverClockOffset']) => Date.now() + (offset?.() ?? 0);

const EMPTY_PAPER: Paper = { title: '', description: null, timeLimitMinutes: null, groups: [] };

const getPaper = (opened: OpenedAttempt) => (opened.kind === 'finished' ? EMPTY_PAPER : opened.paper);

/** While active, the browser asks before the tab closes. */
function useLeaveWarning(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isActive]);
}
