import { Button } from '@cloud-school/ui';
import { Suspense, useEffect, useState } from 'react';
import { LazyExamReview } from '../../features/exam/LazyExamReview.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useGoBack } from '../../platform/navigation/useGoBack.ts';
import { usePageTitle } from '../../platform/title/usePageTitle.ts';
import { PracticeAnswering } from './PracticeAnswering.tsx';
import { practicePaper } from './practicePaper.ts';
import { PracticeReview } from './PracticeReview.tsx';
import { usePractice } from './usePractice.ts';

/** The practice room (ours): the answering screen with a sample paper that is marked here; no call, nothing is stored. */
export function PracticePage() {
  const goBack = useGoBack();
  usePageTitle();
  const { paper, attempt, restart } = usePractice(practicePaper);
  const [handedIn, setHandedIn] = useState<typeof attempt>(null);
  useEffect(() => void LazyExamReview.preload(), []);
  const exit = () => goBack(1, paths.myClasses);

  if (!attempt || !paper) return null;
  if (handedIn === attempt)
    return (
      <Suspense>
        <PracticeReview purpose="sample" paper={practicePaper} getAnswer={attempt.getAnswer} onExit={exit}>
          <Button onClick={restart}>再练一次</Button>
        </PracticeReview>
      </Suspense>
    );
  return (
    <PracticeAnswering
      paper={paper}
      attempt={attempt}
      onHandedIn={() => setHandedIn(attempt)}
      onExit={exit}
      purpose="sample"
    />
  );
}

/** Loads with it: both answer and mark by the same code. */
export { MistakesPracticePage } from './MistakesPracticePage.tsx';
