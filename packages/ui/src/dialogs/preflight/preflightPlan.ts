import type { StartConcern } from '@cloud-school/engine';

export type PreflightAction = 'start' | 'start-knowing' | 'take-over' | 'sign-in' | 'recheck';

export interface PreflightPlan {
  /** The main button; null where the exam cannot start yet. */
  main: PreflightAction | null;
  /** The other button: back to the intro, or the start with its risk. */
  other: 'close' | 'start-anyway';
}

/** From the gravest, which decides, to the one that is information only. */
const PLANS: readonly (readonly [StartConcern['kind'], PreflightPlan])[] = [
  ['offline', { main: null, other: 'close' }],
  ['open-elsewhere', { main: 'take-over', other: 'close' }],
  ['no-storage', { main: 'recheck', other: 'start-anyway' }],
  ['sign-in-ends', { main: 'sign-in', other: 'start-anyway' }],
  ['clock-differs', { main: 'start-knowing', other: 'close' }],
];

/** The two buttons; a check that found nothing more leaves the start to the student. */
export function preflightPlan(concerns: readonly StartConcern[]): PreflightPlan {
  const kinds = new Set(concerns.map(({ kind }) => kind));
  return PLANS.find(([kind]) => kinds.has(kind))?.[1] ?? { main: 'start', other: 'close' };
}
