import type { Mistake } from '@cloud-school/domain';
import { Button, dataOf } from '@cloud-school/ui';
import { examRound, listDue, nextRound, ReviewLoading } from '@cloud-school/ui/questions';
import { useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
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
      <OpenRound classId={classId} workId={search.get('workId')} />
    </SWRConfig>
  );
}

interface OpenRoundProps {
  classId: string;
  /** The exam whose mistakes are practised; null for what is due. */
  workId: string | null;
}

function OpenRound({ classId, workId }: OpenRoundProps) {
  const goBack = useGoBack();
  const navigate = useNavigate();
  const student = useClassStudent({ classId });
  const mistakes = useMistakes(classId, student);
  const book = mistakesPath(classId);
  const exit = () => goBack(1, book);
  if (student.failure || mistakes.status === 'failed') return <Navigate to={book} replace />;
  const all = dataOf(mistakes);
  // Only who came from the book finds it one step back.
  const openBook = () => (workId === null ? exit() : void navigate(book, { replace: true }));
  return all ? (
    <Round {...{ all, workId, book }} onExit={exit} onBook={openBook} />
  ) : (
    <ReviewLoading onExit={exit} />
  );
}

interface RoundProps {
  all: readonly Mistake[];
  workId: string | null;
  book: string;
  onExit: () => void;
  onBook: () => void;
}

/** The round that the book composed, also after a reload; that of an exam; else the one that is due. It stays, though its answers change what is due. */
function Round({ all, workId, book, onExit, onBook }: RoundProps) {
  const { round } = useEntry();
  const { cards, today, answer } = useMistakeCards();
  const [paper] = useState(() => {
    const chosen = readRound(round);
    if (chosen) return toRoundPaper(all.filter(({ id }) => chosen.includes(id)));
    const due = listDue(all, cards, today);
    return toRoundPaper(workId === null ? nextRound(due, today) : examRound(due, workId));
  });
  if (paper.groups.length === 0) return <Navigate to={book} replace />;
  return (
    <PracticeRoom
      paper={paper}
      purpose="mistakes"
      onMarked={(marked) => answer(roundResults(marked))}
      onExit={onExit}
      renderNext={() => (
        <Button variant="outline" onClick={onBook}>
          回到错题本
        </Button>
      )}
    />
  );
}
