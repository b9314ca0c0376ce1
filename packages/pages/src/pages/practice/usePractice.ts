import { type ExamAttempt, withoutSolutions } from '@cloud-school/engine';
import { useEffect, useMemo, useState } from 'react';
import { openPractice } from './openPractice.ts';
import { practicePaper } from './practicePaper.ts';

/** The practice that runs, null while it opens; `restart` begins an empty one. */
export function usePractice() {
  const [round, setRound] = useState(0);
  const [opened, setOpened] = useState<{ round: number; attempt: ExamAttempt } | null>(null);
  const paper = useMemo(() => withoutSolutions(practicePaper), []);

  useEffect(() => {
    const opening = openPractice(paper);
    let isUnmounted = false;
    void opening.then((attempt) => {
      if (!isUnmounted) setOpened({ round, attempt });
    });
    return () => {
      isUnmounted = true;
      void opening.then((attempt) => attempt.dispose());
    };
  }, [paper, round]);

  return {
    paper,
    attempt: opened?.round === round ? opened.attempt : null,
    restart: () => setRound((last) => last + 1),
  };
}
