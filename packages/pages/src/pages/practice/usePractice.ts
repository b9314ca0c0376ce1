import type { Paper } from '@cloud-school/domain';
import {
  createExamAttempt,
  createMemoryPorts,
  type ExamAttempt,
  withoutSolutions,
} from '@cloud-school/engine';
import { useEffect, useMemo, useState } from 'react';

/** The practice that runs, null while it opens; `restart` begins an empty one. */
export function usePractice(sample: Paper | null) {
  const [round, setRound] = useState(0);
  const [opened, setOpened] = useState<{ round: number; attempt: ExamAttempt } | null>(null);
  const paper = useMemo(() => sample && withoutSolutions(sample), [sample]);

  useEffect(() => {
    if (paper === null) return undefined;
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

const NOBODY = { tenantId: '', userId: '', workId: 'practice', answerLogId: 'practice' };

/** An attempt at the sample paper by the engine of real exams, in the memory of this page. */
function openPractice(paper: Paper): Promise<ExamAttempt> {
  return createExamAttempt({
    key: NOBODY,
    paper,
    isPaperFresh: true,
    startedAt: null,
    ports: createMemoryPorts(),
  });
}
