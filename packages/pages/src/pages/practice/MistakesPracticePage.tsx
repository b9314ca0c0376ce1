import type { Mistake } from '@cloud-school/domain';
import { Button, dataOf } from '@cloud-school/ui';
import { listDue, nextRound, ReviewLoading } from '@cloud-school/ui/questions';
import { Suspense, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useClassStudent } from '../../features/class-student/useClassStudent.ts';
import { LazyExamReview } from '../../features/exam/LazyExamReview.ts';
import { nextRounds, roundResults, toRoundPaper } from '../../features/mistakes/practiceRound.ts';
import { useMistakeCards } from '../../features/mistakes/useMistakeCards.ts';
import { useMistakes } from '../../features/mistakes/useMistakes.ts';
import { mistakesPath, paths } from '../../platform/navigation/paths.ts';
import { useGoBack } from '../../platform/navigation/useGoBack.ts';
import { usePageTitle } from '../../platform/title/usePageTitle.ts';
import { markPractice } from './markPractice.ts';
import { PracticeAnswering } from './PracticeAnswering.tsx';
import { PracticeReview } from './PracticeReview.tsx';
import { usePractice } from './usePractice.ts';

/** A round of mistakes in the practice room: marked here, no call; the device remembers when each is asked again. */
export function MistakesPracticePage() {
  const [search] = useSearchParams();
  const classId = search.get('classId');
  usePageTitle();
  if (!classId) return <Navigate to={paths.myClasses} replace />;
  return <OpenRound key={classId} classId={classId} />;
}

/** The round that the book opened, or after a reload the one that is due. */
function OpenRound({ classId }: { classId: string }) {
  const [handed] = useState(() => nextRounds.get(classId));
  return handed ? <Round classId={classId} mistakes={handed} /> : <LoadedRound classId={classId} />;
}

function LoadedRound({ classId }: { classId: string }) {
  const goBack = useGoBack();
  const student = useClassStudent({ classId });
  const mistakes = useMistakes(classId, student);
  const { cards, today } = useMistakeCards();
  if (student.failure || mistakes.status === 'failed') return <Navigate to={mistakesPath(classId)} replace />;
  const all = dataOf(mistakes);
  if (all === null) return <ReviewLoading onExit={() => goBack(1, mistakesPath(classId))} />;
  const round = nextRound(listDue(all, cards, today), today);
  return round.length > 0 ? (
    <Round classId={classId} mistakes={round} />
  ) : (
    <Navigate to={mistakesPath(classId)} replace />
  );
}

function Round({ classId, mistakes }: { classId: string; mistakes: readonly Mistake[] }) {
  const goBack = useGoBack();
  // The round stays what it was, also when its answers make it smaller.
  const [round] = useState(mistakes);
  const sample = useMemo(() => toRoundPaper(round), [round]);
  const { paper, attempt } = usePractice(sample);
  const { answer } = useMistakeCards();
  const [isHandedIn, setHandedIn] = useState(false);
  const record = useEffectEvent(() => {
    if (attempt) answer(roundResults(markPractice(sample, attempt.getAnswer)));
  });
  useEffect(() => {
    if (isHandedIn) record();
  }, [isHandedIn]);
  useEffect(() => void LazyExamReview.preload(), []);
  const exit = () => goBack(1, mistakesPath(classId));

  if (!attempt || !paper) return null;
  if (isHandedIn)
    return (
      <Suspense>
        <PracticeReview purpose="mistakes" paper={sample} getAnswer={attempt.getAnswer} onExit={exit}>
          <Button onClick={exit}>回到错题本</Button>
        </PracticeReview>
      </Suspense>
    );
  return (
    <PracticeAnswering
      paper={paper}
      attempt={attempt}
      onHandedIn={() => setHandedIn(true)}
      onExit={exit}
      purpose="mistakes"
    />
  );
}
