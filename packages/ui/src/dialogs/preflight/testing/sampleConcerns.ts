import type { StartConcern } from '@cloud-school/engine';

const at = (hours: number, minutes: number) => Date.UTC(2026, 10, 21, hours - 8, minutes);

/** One concern of each kind. */
export const sampleConcerns: Record<StartConcern['kind'], StartConcern> = {
  offline: { kind: 'offline' },
  'open-elsewhere': { kind: 'open-elsewhere' },
  'no-storage': { kind: 'no-storage' },
  'sign-in-ends': { kind: 'sign-in-ends', at: at(11, 5), examEndsAt: at(11, 20), now: at(9, 40) },
  'clock-differs': { kind: 'clock-differs', deviceTime: at(11, 7), serverTime: at(11, 0) },
};
