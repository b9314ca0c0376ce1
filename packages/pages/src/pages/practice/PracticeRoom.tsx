import type { Paper } from '@cloud-school/domain';
import type { PracticePurpose } from '@cloud-school/ui';
import { type ReactElement, Suspense, useEffect, useState } from 'react';
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
  onExit: () => void;
  /** What to do after the review; `restart` begins an empty paper. */
  renderNext: (restart: () => void) => ReactElement;
}

/** A paper that is answered and marked here, without a call; then its review. */
export function PracticeRoom({ paper, purpose, onMarked, onExit, renderNext }: PracticeRoomProps) {
  const { paper: asked, attempt, restart } = usePractice(paper);
  const [handedIn, setHandedIn] = useState<typeof attempt>(null);
  useEffect(() => void LazyExamReview.preload(), []);
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
