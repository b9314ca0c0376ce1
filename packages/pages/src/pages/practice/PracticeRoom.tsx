import type { Paper } from '@cloud-school/domain';
import type { PracticePurpose } from '@cloud-school/ui';
import { type ReactElement, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { LazyExamReview } from '../../features/exam/LazyExamReview.ts';
import { markPractice } from './markPractice.ts';
import { PracticeAnswering } from './PracticeAnswering.tsx';
import { PracticeReview } from './PracticeReview.tsx';
import { usePractice } from './usePractice.ts';

interface PracticeRoomProps {
  /** With its right answers; the same object on each render. */
  paper: Paper;
  purpose: PracticePurpose;
  /** The paper as it was marked, once for each hand-in. */
  onMarked?: (marked: Paper) => void;
  /** The paper as it was marked when it is left without a hand-in, whichever way: a button, the browser's, a reload. */
  onLeft?: (marked: Paper) => void;
  onExit: () => void;
  /** What to do after the review; `restart` begins an empty paper. */
  renderNext: (restart: () => void) => ReactElement;
}

/** A paper that is answered and marked here, without a call; then its review. */
export function PracticeRoom({ paper, purpose, onMarked, onLeft, onExit, renderNext }: PracticeRoomProps) {
  const { paper: asked, attempt, restart } = usePractice(paper);
  const [handedIn, setHandedIn] = useState<typeof attempt>(null);
  useEffect(() => void LazyExamReview.preload(), []);
  const leave = useEffectEvent(() => {
    if (attempt && handedIn !== attempt) onLeft?.(markPractice(paper, attempt.getAnswer));
  });
  useEffect(() => {
    // A page that the browser may show again keeps its answers.
    const onPageHide = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) leave();
    };
    window.addEventListener('pagehide', onPageHide);
    return () => {
      window.removeEventListener('pagehide', onPageHide);
      leave();
    };
  }, []);
  if (!attempt || !asked) return null;

  function handIn(): void {
    setHandedIn(attempt);
    if (attempt) onMarked?.(markPractice(paper, attempt.getAnswer));
  }

  if (handedIn === attempt)
    return (
      <Suspense>
        <PracticeReview purpose={purpose} paper={paper} getAnswer={attempt.getAnswer} onExit={onExit}>
          {renderNext(restart)}
        </PracticeReview>
      </Suspense>
    );
  return (
    <PracticeAnswering
      paper={asked}
      attempt={attempt}
      onHandedIn={handIn}
      onExit={onExit}
      purpose={purpose}
    />
  );
}
