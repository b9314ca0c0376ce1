import type { Solution } from '@cloud-school/api-client';
import type { NumberedQuestion } from './numberPaper.ts';

/** How a question was answered; without a solution it still waits for its mark. */
export type Result = Solution['result'];

/** The result of one question on review. */
export function resultOf({ question }: NumberedQuestion): Result {
  return question.solution?.result ?? 'pending';
}

/** How many questions have each result. */
export function countResults(entries: NumberedQuestion[]): Record<Result, number> {
  const counts: Record<Result, number> = { correct: 0, wrong: 0, partial: 0, pending: 0 };
  for (const entry of entries) counts[resultOf(entry)] += 1;
  return counts;
}

/** What stays when only mistakes are wanted: wrong and partly right. */
export function isMistake(entry: NumberedQuestion): boolean {
  const result = resultOf(entry);
  return result === 'wrong' || result === 'partial';
}

/** 对 17 · 错 3, with 部分对 and 待批阅 only where there are some. */
export function resultTally(entries: NumberedQuestion[]): string {
  const { correct, wrong, partial, pending } = countResults(entries);
  const judged = correct + wrong + partial;
  return [
    judged > 0 ? `对 ${correct}` : '',
    partial > 0 ? `部分对 ${partial}` : '',
    judged > 0 ? `错 ${wrong}` : '',
    pending > 0 ? `待批阅 ${pending}` : '',
  ]
    .filter(Boolean)
    .join(' · ');
}
