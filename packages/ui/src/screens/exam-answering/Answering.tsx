import type { Answer, ExamKind, Paper } from '@cloud-school/api-client';
import type { AnswerSource, ExamClock, Submission, WriteAccess } from '@cloud-school/engine';
import { useEffect, useMemo, useRef, useState } from 'react';
import { findNeighbours } from '../../answer-card/findNeighbours.ts';
import { numberPaper } from '../../answer-card/numberPaper.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.ts';
import { useArrowKeys } from '../../questions/useArrowKeys.ts';
import { usePreloadedViews } from '../../questions/sub-questions/usePreloadedViews.ts';
import { useSingleKeys } from '../../questions/useSingleKeys.ts';
import { ExamAnnouncer } from './announcements/ExamAnnouncer.tsx';
import { TimeBubble } from './announcements/TimeBubble.tsx';
import { useTimeReport } from './announcements/useTimeReport.ts';
import { AnsweringBar } from './bar/AnsweringBar.tsx';
import type { SingleKeys } from './keys/SingleKeys.ts';
import type { KeptAnswersOffer } from './notice/KeptAnswersOffer.ts';
import { ExamNotice } from './notice/ExamNotice.tsx';
import { FootBar } from './foot/FootBar.tsx';
import { Columns, Page } from './frame.ts';
import { PhoneFoot } from './foot/PhoneFoot.tsx';
import type { PracticeParts } from './practice/PracticeParts.ts';
import { focusStem } from './question/focusStem.ts';
import { QuestionCard } from './question/QuestionCard.tsx';
import { Sidebar } from './sidebar/Sidebar.tsx';
import { isSubmitting } from './isSubmitting.ts';
import { useExamDialogs } from './dialogs/useExamDialogs.ts';
import { useIsCompact } from '../../answer-card/useIsCompact.ts';
import { useStableCallback } from './useStableCallback.ts';

export interface AnsweringProps {
  kind: ExamKind;
  paper: Paper;
  source: AnswerSource;
  /** The first question where null. */
  currentId: string | null;
  onMove: (questionId: string) => void;
  onAnswer: (questionId: string, answer: Answer) => void;
  onMark: (questionId: string, isMarked: boolean) => void;
  /** The focus left the question: a good moment to save. */
  onBlurQuestion: (questionId: string) => void;
  /** Null without a time limit. */
  clock: ExamClock | null;
  /** Empty hides it. */
  studentName: string;
  /** Only of the practice room. */
  practice?: PracticeParts;
  writeAccess: WriteAccess;
  /** Number of answers that were restored from this device on opening; 0 shows no notice. */
  restoredCount: number;
  /** Null where this device kept no answers of a deleted attempt. */
  kept?: KeptAnswersOffer | null;
  submission: Submission;
  singleKeys: SingleKeys;
  /** Called when a key moves before the first or after the last question. */
  onBoundary: (message: string) => void;
  onSubmit: () => void;
  onRetryNow: () => void;
  onTakeOver: () => void;
  /** Opens the paper again, where the server refuses its answers. */
  onReopen: () => void;
  /** Opens the next page after the hand-in. */
  onOpenFinished: () => void;
  /** Counts the attempts to leave from outside the screen, such as the browser's back button; each opens the exit dialog. */
  exitRequests?: number;
  onExit: () => void;
  onSignIn: () => void;
}

/** The exam with its paper loaded. */
export function Answering(props: AnsweringProps) {
  const { paper, source, currentId, clock, writeAccess, submission } = props;
  const numbered = useMemo(() => numberPaper(paper), [paper]);
  const neighbours = findNeighbours(numbered.entries, currentId);
  const isCompact = useIsCompact();
  const card = useRef<HTMLElement>(null);
  const { ExamDialogs, open, setOpen } = useExamDialogs(submission.step);
  const [isRestoredNoticeClosed, setIsRestoredNoticeClosed] = useState(false);
  const { exitRequests = 0 } = props;
  useEffect(() => {
    // The button that started the exam is gone: the keyboard continues at the question.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) card.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  useEffect(() => {
    if (exitRequests > 0) setOpen('exit');
  }, [exitRequests, setOpen]);
  const isBusy = isSubmitting(submission);
  const isWriter = writeAccess === 'granted';
  const isReadOnly = !isWriter || submission.isLocked || isBusy;

  const focusCurrentStem = () => {
    if (card.current) focusStem(card.current);
  };
  const move = useStableCallback((questionId: string) => {
    if (questionId === neighbours?.current.question.id) return;
    props.onMove(questionId);
    // After the new question is shown. A dialog that closes moves the focus by itself.
    requestAnimationFrame(() => {
      if (!document.activeElement?.closest('[role="dialog"]')) focusCurrentStem();
    });
  });
  const step = (direction: 'previous' | 'next') => {
    const to = neighbours?.[direction];
    if (to) move(to.question.id);
    else props.onBoundary(direction === 'previous' ? '已经是第一题了' : '已经是最后一题了');
  };
  useArrowKeys(step);
  usePreloadedViews(paper);
  const { lines, report } = useTimeReport(source, clock);
  useSingleKeys((key) => {
    if (key === '?') setOpen('keys');
    return key === '?';
  });

  if (!neighbours) return null;
  const { current } = neighbours;
  const group = numbered.groups.find(({ entries }) => entries.includes(current));
  const foot = {
    source,
    hasPrevious: neighbours.previous !== null,
    hasNext: neighbours.next !== null,
    isBusy,
    isReadOnly: !isWriter,
    submitVariant:
      props.kind === 'homework' && neighbours.next === null ? ('solid' as const) : ('outline' as const),
    onStep: step,
    onSubmit: () => setOpen('submit'),
  };

  return (
    <Page>
      <AnsweringBar
        kind={props.kind}
        title={paper.title}
        studentName={props.studentName}
        questionCount={numbered.entries.length}
        totalPoints={numbered.totalPoints}
        timeLimitMinutes={paper.timeLimitMinutes}
        source={source}
        clock={isCompact ? clock : null}
        isCompact={isCompact}
        isReadOnly={!isWriter}
        practice={props.practice}
        position={current.number / numbered.entries.length}
        onReport={report}
        onBack={() => (submission.step === 'done' ? props.onExit() : setOpen('exit'))}
      />
      {props.practice?.banner ?? (
        <ExamNotice
          source={source}
          writeAccess={writeAccess}
          submission={submission}
          isTimed={clock !== null}
          restoredCount={isRestoredNoticeClosed ? 0 : props.restoredCount}
          number={current.number}
          onCloseRestored={() => setIsRestoredNoticeClosed(true)}
          onRetryNow={props.onRetryNow}
          onSignIn={props.onSignIn}
          onTakeOver={() => setOpen('take-over')}
          kept={props.kept ?? null}
          onReopen={props.onReopen}
          onOpenFinished={props.onOpenFinished}
        />
      )}
      <Columns>
        <VisuallyHidden as="output">
          第 {current.number} 题，{group?.label}，共 {numbered.entries.length} 题
        </VisuallyHidden>
        {group && (
          <QuestionCard
            key={current.question.id}
            ref={card}
            group={group}
            entry={current}
            total={numbered.entries.length}
            source={source}
            isCompact={isCompact}
            isReadOnly={isReadOnly}
            onAnswer={props.onAnswer}
            onMark={props.onMark}
            onBlurQuestion={props.onBlurQuestion}
          />
        )}
        {!isCompact && (
          <Sidebar
            groups={numbered.groups}
            total={numbered.entries.length}
            source={source}
            clock={clock}
            trials={props.practice?.trials}
            currentId={current.question.id}
            onReport={report}
            onPick={move}
          />
        )}
      </Columns>
      <ExamAnnouncer source={source} clock={clock} />
      <TimeBubble lines={lines} />
      {isCompact ? (
        <PhoneFoot {...foot} total={numbered.entries.length} onOpenCard={() => setOpen('card')} />
      ) : (
        <FootBar {...foot} onOpenKeys={() => setOpen('keys')} />
      )}
      {ExamDialogs && (
        <ExamDialogs
          open={open}
          setOpen={setOpen}
          numbered={numbered}
          source={source}
          clock={clock}
          currentId={current.question.id}
          submission={submission}
          singleKeys={props.singleKeys}
          isReadOnly={!isWriter}
          isBusy={isBusy}
          focusStem={focusCurrentStem}
          onPick={move}
          onSubmit={props.onSubmit}
          onExit={props.onExit}
          onTakeOver={props.onTakeOver}
          onSignIn={props.onSignIn}
        />
      )}
    </Page>
  );
}
