import { formatMinutes, formatTimeFrom } from '@cloud-school/domain';
import type { FinishedExam } from '@cloud-school/engine';

/** Label and value of each known fact; `submitted` is the label of the hand-in. */
export function toFinishedFacts(
  { submittedAt, usedSeconds, answered, total }: FinishedExam,
  submitted: string,
  now: number,
): { label: string; value: string }[] {
  const facts = [];
  if (submittedAt !== null) facts.push({ label: submitted, value: formatTimeFrom(submittedAt, now) });
  if (usedSeconds !== null) facts.push({ label: '用时', value: formatMinutes(usedSeconds) });
  if (answered !== null && total !== null) facts.push({ label: '已答', value: `${answered} / ${total}` });
  return facts;
}
