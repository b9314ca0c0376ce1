import type { AnswerLog } from '../Marking.ts';

/** A finished attempt; sample 0 is pending review, the others are reviewed. */
export function makeAnswerLog(overrides: Partial<AnswerLog> = {}, index = 0): AnswerLog {
  return {
    id: `${8001 + index}`,
    createdAt: `2026-11-${String(20 - (index % 20)).padStart(2, '0')} 14:05:00`,
    status: index === 0 ? 'pending-review' : 'reviewed',
    score: index === 0 ? null : 86 - index,
    handedInAt: null,
    ...overrides,
  };
}
