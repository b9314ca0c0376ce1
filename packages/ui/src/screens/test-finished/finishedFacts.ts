import { clockText } from '../../primitives/countdown-ring/countdown.ts';
import type { FinishedTest } from './FinishedTest.ts';

const two = (number: number) => String(number).padStart(2, '0');

/** Label and words of each fact that is known. */
export function finishedFacts({
  submittedAt,
  usedSeconds,
  answered,
  total,
}: FinishedTest): { label: string; value: string }[] {
  const facts = [];
  if (submittedAt !== null) {
    const date = new Date(submittedAt);
    facts.push({ label: '交卷', value: `${two(date.getHours())}:${two(date.getMinutes())}` });
  }
  if (usedSeconds !== null) facts.push({ label: '用时', value: clockText(usedSeconds) });
  if (answered !== null && total !== null) facts.push({ label: '已答', value: `${answered} / ${total}` });
  return facts;
}
