import type { Mistake, Paper } from '@cloud-school/domain';
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
import { usePortal } from '../../platform/portal/Portal.ts';
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
  const loaded = useMistakes(classId, student);
  const book = mistakesPath(classId);
  const exit = () => goBack(1, book);
  if (student.failure || loaded.status === 'failed') return <Navigate to={book} replace />;
  const all = dataOf(loaded)?.mistakes;
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

/**
 * The round that the book composed, after a reload what is left of it; that of an exam; else the one that is due. It stays, though
 * its answers change what is due.
 */
function Round({ all, workId, book, onExit, onBook }: RoundProps) {
  const { round } = useEntry();
  const { toasts } = usePortal();
  const { cards, today, answer } = useMistakeCards();
  const [paper] = useState(() => {
    const due = listDue(all, cards, today);
    const chosen = readRound(round);
    if (chosen) return toRoundPaper(due.filter((each) => chosen.includes(each.id) && each.due === today));
    return toRoundPaper(workId === null ? nextRound(due, today) : examRound(due, workId));
  });

  function leave(marked: Paper): void {
    const results = roundResults(marked);
    if (results.size === 0) return;
    answer(results);
    const right = [...results.values()].filter(Boolean).length;
    toasts.show('success', `已记下 ${results.size} 题：对 ${right} 题，错 ${results.size - right} 题`);
  }

  if (paper.groups.length === 0) return <Navigate to={book} replace />;
  return (
    <PracticeRoom
      paper={paper}
      purpose="mistakes"
      onMarked={(marked) => answer(roundResults(marked))}
      onLeft={leave}
      onExit={onExit}
      renderNext={() => (
        <Button variant="outline" onClick={onBook}>
          回到错题本
        </Button>
      )}
    />
  );
}
