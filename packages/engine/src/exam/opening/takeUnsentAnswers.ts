import type { ExamAttempt } from '../contract/ExamAttempt.ts';
import type { UnsentAnswers } from './findUnsentAnswers.ts';

/**
 * Moves unsent answers into the attempt that is open. They leave their old place only when they are on disk in the new one:
 * those of questions that are answered again stay where they are. False where the attempt takes none, because its paper is
 * locked.
 */
export async function takeUnsentAnswers(
  { importAnswers, getSaveSummary }: Pick<ExamAttempt, 'importAnswers' | 'getSaveSummary'>,
  { answers, forget }: UnsentAnswers,
): Promise<boolean> {
  const taken = await importAnswers(answers);
  if (taken && getSaveSummary().isDurable) await forget(taken);
  return taken !== null;
}
