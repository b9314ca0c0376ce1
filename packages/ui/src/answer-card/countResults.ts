import { isMistaken, type Solution } from '@cloud-school/domain';

/** The result of a question; 'pending' until it is marked. */
export type Result = Solution['result'];

/** A question as far as its result says. */
export interface Judged {
  id: string;
  solution: Pick<Solution, 'result'> | null;
}

interface JudgedEntry {
  question: Judged;
}

/** The result of one question on review. */
export function getResult({ question }: JudgedEntry): Result {
  return question.solution?.result ?? 'pending';
}

/** How many questions have each result. */
export function countResults(entries: readonly JudgedEntry[]): Record<Result, number> {
  const counts: Record<Result, number> = {
    correct: 0,
    wrong: 0,
    partial: 0,
    blank: 0,
    pending: 0,
    unjudged: 0,
  };
  for (const entry of entries) counts[getResult(entry)] += 1;
  return counts;
}

/** True for wrong and partly right answers, and of a practice for none. */
export const isMistake = ({ question }: JudgedEntry): boolean => isMistaken(question);

/** 对 17 · 错 3; 部分正确, 未答, 待批阅 and 未判 only where there are some. */
export function formatResultTally(entries: readonly JudgedEntry[]): string {
  const { correct, wrong, partial, blank, pending, unjudged } = countResults(entries);
  const judged = correct + wrong + partial + blank;
  return [
    judged > 0 ? `对 ${correct}` : '',
    partial > 0 ? `部分正确 ${partial}` : '',
    judged > 0 ? `错 ${wrong}` : '',
    blank > 0 ? `未答 ${blank}` : '',
    pending > 0 ? `待批阅 ${pending}` : '',
    unjudged > 0 ? `未判 ${unjudged}` : '',
  ]
    .filter(Boolean)
    .join(' · ');
}
