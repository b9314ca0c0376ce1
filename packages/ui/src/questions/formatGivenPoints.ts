import type { Solution } from '@cloud-school/domain';

/** Whether an answer with this result has a part of its points. */
const IS_PART: Record<Solution['result'], boolean> = {
  correct: false,
  wrong: false,
  partial: true,
  blank: false,
  pending: false,
  unjudged: false,
};

/** 得 2 / 4 分 of a partly right answer, 得 4 分 of another. */
export const formatGivenPoints = (result: Solution['result'], score: number, points: number | null): string =>
  IS_PART[result] && points !== null ? `得 ${score} / ${points} 分` : `得 ${score} 分`;
