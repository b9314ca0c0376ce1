import { Suspense, useEffect, useState } from 'react';
import { LazyExamReview } from '../../features/exam/LazyExamReview.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useGoBack } from '../../platform/navigation/useGoBack.ts';
import { usePageTitle } from '../../platform/title/usePageTitle.ts';
import { PracticeAnswering } from './PracticeAnswering.tsx';
import { PracticeReview } from './PracticeReview.tsx';
import { usePractice } from './usePractice.ts';

/** The practice room (ours): the answering screen with a sample paper that is marked here; no call, nothing is stored. */
export function PracticePage() {
  const goBack = useGoBack();
  usePageTitle();
  const { paper, attempt, restart } = usePractice();
  const [handedIn, setHandedIn] = useState<typeof attempt>(null);
  useEffect(() => void LazyExamReview.preload(), []);
  const exit = () => goBack(1, paths.myClasses);

  if (!attempt) return null;
  if (handedIn === attempt)
    return (
      <Suspense>
        <PracticeReview getAnswer={attempt.getAnswer} onRestart={restart} onExit={exit} />
      </Suspense>
    );
  return (
    <PracticeAnswering
      paper={paper}
      attempt={attempt}
      onHandedIn={() => setHandedIn(attempt)}
      onExit={exit}
    />
  );
}
