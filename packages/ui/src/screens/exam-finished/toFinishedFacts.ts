import { formatMinutes, formatTimeFrom } from '@cloud-school/domain';
import type { FinishedExam } from '@cloud-school/engine';
import type { FinishedResult } from './toFinishedResult.ts';

export interface FinishedFact {
  label: string;
  value: string;
  /** A second line: the whole, or by whom. */
  note: string | null;
}

export interface FactSources {
  exam: FinishedExam;
  /** Null until it is known. */
  result: FinishedResult | null;
  /** Of the paper; null without a limit, and while it is unknown. */
  limitMinutes: number | null;
  /** The label of the hand-in: 交卷, 提交. */
  submitted: string;
  /** Which attempt it is, from 1; null while it is unknown. */
  nth: number | null;
  now: number;
}

/** Label, value and note of each known fact. */
export function toFinishedFacts({
  exam,
  result,
  limitMinutes,
  submitted,
  nth,
  now,
}: FactSources): FinishedFact[] {
  const { submittedAt, usedSeconds, endedBy } = exam;
  const facts: FinishedFact[] = [];
  if (usedSeconds !== null) {
    const note = limitMinutes === null ? null : `限时 ${formatMinutes(limitMinutes * 60)}`;
    facts.push({ label: '用时', value: formatMinutes(usedSeconds), note });
  }
  if (submittedAt !== null) {
    facts.push({ label: submitted, value: formatTimeFrom(submittedAt, now), note: endedBy && BY[endedBy] });
  }
  const total = exam.total ?? result?.entries.length ?? null;
  const answered = exam.answered ?? (result && result.entries.length - result.blank);
  if (answered !== null && total !== null) {
    const left = total - answered;
    facts.push({
      label: '已答',
      value: `${answered} / ${total}`,
      note: answered > 0 && left > 0 ? `${left} 题没答` : null,
    });
  }
  if (nth !== null) facts.push({ label: '答题记录', value: `第 ${nth} 次`, note: null });
  return facts;
}

const BY: Record<NonNullable<FinishedExam['endedBy']>, string> = {
  student: '自己交的',
  time: '自动交卷',
};
