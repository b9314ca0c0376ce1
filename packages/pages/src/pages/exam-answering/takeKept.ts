import type { ExamAttempt } from '@cloud-school/engine';
import type { KeptAnswers } from './findKeptAnswers.ts';

/**
 * Moves kept answers into the attempt that is open. They leave their old place only when they are on disk in the new one;
 * false where the attempt takes none, because its paper is locked.
 */
export async function takeKept(
  { importAnswers, getSaveSummary }: Pick<ExamAttempt, 'importAnswers' | 'getSaveSummary'>,
  { answers, forget }: KeptAnswers,
): Promise<boolean> {
  const isTaken = await importAnswers(answers);
  if (isTaken && getSaveSummary().isDurable) await forget();
  return isTaken;
}
