import type { Paper } from '@cloud-school/api-client';
import { useEffect, useMemo, useRef, useState } from 'react';
import { findNeighbours } from '../../answer-card/findNeighbours.ts';
import { numberPaper } from '../../answer-card/numberPaper.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.ts';
import { useArrowKeys } from '../../questions/useArrowKeys.ts';
import { AnsweringBar } from './AnsweringBar.tsx';
import { ExamNotice } from './ExamNotice.tsx';
import { FootBar } from './FootBar.tsx';
import { Columns, Page } from './frame.ts';
import { PhoneFoot } from './PhoneFoot.tsx';
import { QuestionCard } from './QuestionCard.tsx';
import { Sidebar } from './Sidebar.tsx';
import { isSubmitting } from './Submission.ts';
import type { TestAnsweringScreenProps } from './TestAnsweringScreen.tsx';
import { useExamDialogs } from './useExamDialogs.ts';
import { useIsCompact } from '../../answer-card/useIsCompact.ts';
import { useStable } from './useStable.ts';

interface AnsweringProps extends Omit<TestAnsweringScreenProps, 'paper'> {
  paper: Paper;
}

/** The exam once its paper is there. */
export function Answering(props: AnsweringProps) {
  const { paper, source, currentId, clock, pen, submission } = props;
  const numbered = useMemo(() => numberPaper(paper), [paper]);
  const neighbours = findNeighbours(numbered.entries, currentId);
  const isCompact = useIsCompact();
  const card = useRef<HTMLElement>(null);
  const { ExamDialogs, open, setOpen } = useExamDialogs(submission.step);
  const [isRestoredSeen, setIsRestoredSeen] = useState(false);
  const { exitRequests = 0 } = props;
  useEffect(() => {
    if (exitRequests > 0) setOpen('exit');
  }, [exitRequests, setOpen]);
  const isBusy = isSubmitting(submission);
  const isReadOnly = pen !== 'here' || props.isLocked || isBusy;

  const move = useStable((questionId: string) => {
    if (questionId === neighbours?.current.question.id) return;
    props.onMove(questionId);
    // The button that was pressed may be gone on the next question.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) card.current?.focus();
    });
  });
  const step = (direction: 'previous' | 'next') => {
    const to = neighbours?.[direction];
    if (to) move(to.question.id);
    else props.onBoundary(direction === 'previous' ? '已经是第一题了' : '已经是最后一题了');
  };
  useArrowKeys(step);

  if (!neighbours) return null;
  const { current } = neighbours;
  const group = numbered.groups.find(({ entries }) => entries.includes(current));
  const foot = {
    source,
    hasPrevious: neighbours.previous !== null,
    hasNext: neighbours.next !== null,
    isBusy,
    isReadOnly: pen !== 'here',
    onStep: step,
  };

  return (
    <Page>
      <AnsweringBar
        title={paper.title}
        studentName={props.studentName}
        totalPoints={numbered.totalPoints}
        timeLimitMinutes={paper.timeLimitMinutes}
        source={source}
        clock={isCompact ? clock : null}
        isCompact={isCompact}
        isReadOnly={pen !== 'here'}
        position={current.number / numbered.entries.length}
        onBack={() => setOpen('exit')}
      />
      <ExamNotice
        source={source}
        pen={pen}
        submission={submission}
        isTimed={clock !== null}
        restoredCount={isRestoredSeen ? 0 : props.restoredCount}
        number={current.number}
        onRestoredSeen={() => setIsRestoredSeen(true)}
        onRetryNow={props.onRetryNow}
        onSignIn={props.onSignIn}
        onTakeOver={() => setOpen('take-over')}
      />
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
            currentId={current.question.id}
            onPick={move}
          />
        )}
      </Columns>
      {isCompact ? (
        <PhoneFoot {...foot} total={numbered.entries.length} onOpenCard={() => setOpen('card')} />
      ) : (
        <FootBar {...foot} onSubmit={() => setOpen('submit')} />
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
          isLocked={props.isLocked}
          isReadOnly={pen !== 'here'}
          isBusy={isBusy}
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
