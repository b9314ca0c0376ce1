import type { Mistake } from '@cloud-school/domain';
import { Button, dataOf } from '@cloud-school/ui';
import { listDue, nextRound, ReviewLoading } from '@cloud-school/ui/questions';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { useClassStudent } from '../../features/class-student/useClassStudent.ts';
import { readRound, roundResults, toRoundPaper } from '../../features/mistakes/practiceRound.ts';
import { useMistakeCards } from '../../features/mistakes/useMistakeCards.ts';
import { useMistakes } from '../../features/mistakes/useMistakes.ts';
import { useEntry } from '../../platform/history/ownEntry.ts';
import { useGoBack } from '../../platform/history/useGoBack.ts';
import { mistakesPath, paths } from '../../platform/navigation/paths.ts';
import { usePageTitle } from '../../platform/title/usePageTitle.ts';
import { PracticeRoom } from './PracticeRoom.tsx';

/** The book has loaded the mistakes: they are not asked for again. */
const AS_LOADED = { revalidateIfStale: false };

/** A round of mistakes in the practice room: marked here; the device remembers when each is asked again. */
export function MistakesPracticePage() {
  const [search] = useSearchParams();
  const classId = search.get('classId');
  usePageTitle();
  if (!classId) return <Navigate to={paths.myClasses} replace />;
  return (
    <SWRConfig key={classId} value={AS_LOADED}>
      <OpenRound classId={classId} />
    </SWRConfig>
  );
}

function OpenRound({ classId }: { classId: string }) {
  const goBack = useGoBack();
  const student = useClassStudent({ classId });
  const mistakes = useMistakes(classId, student);
  const book = mistakesPath(classId);
  const exit = () => goBack(1, book);
  if (student.failure || mistakes.status === 'failed') return <Navigate to={book} replace />;
  const all = dataOf(mistakes);
  return all ? <Round all={all} book={book} onExit={exit} /> : <ReviewLoading onExit={exit} />;
}

interface RoundProps {
  all: readonly Mistake[];
  book: string;
  onExit: () => void;
}

/** The round that the book composed, also after a reload; else the one that is due. It stays, though its answers change what is due. */
function Round({ all, book, onExit }: RoundProps) {
  const { round } = useEntry();
  const { cards, today, answer } = useMistakeCards();
  const [paper] = useState(() => {
    const chosen = readRound(round);
    return toRoundPaper(
      chosen ? all.filter(({ id }) => chosen.includes(id)) : nextRound(listDue(all, cards, today), today),
    );
  });
  if (paper.groups.length === 0) return <Navigate to={book} replace />;
  return (
    <PracticeRoom
      paper={paper}
      purpose="mistakes"
      onMarked={(marked) => answer(roundResults(marked))}
      onExit={onExit}
      renderNext={() => <Button onClick={onExit}>回到错题本</Button>}
    />
  );
}
