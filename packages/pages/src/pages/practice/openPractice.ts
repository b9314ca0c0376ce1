import type { Paper } from '@cloud-school/domain';
import { createExamAttempt, createMemoryPorts, type ExamAttempt } from '@cloud-school/engine';

const NOBODY = { tenantId: '', userId: '', workId: 'practice', answerLogId: 'practice' };

/** An attempt at the sample paper by the engine of real exams, in the memory of this page. */
export function openPractice(paper: Paper): Promise<ExamAttempt> {
  return createExamAttempt({
    key: NOBODY,
    paper,
    isPaperFresh: true,
    startedAt: null,
    ports: createMemoryPorts(),
  });
}
