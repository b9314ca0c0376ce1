import type { Sabotage } from './Claim.ts';

/**
 * 'red': a test of the proof failed, as it has to. 'green': all passed. 'crash': nothing was judged, because no test has the
 * name, the edit does not build or the runner failed.
 */
export type Outcome = 'red' | 'green' | 'crash';

export interface Run {
  outcome: Outcome;
  /** The tests that failed, or why none ran. */
  note: string;
}

/** What became of one edit. */
export interface Verdict extends Run {
  id: string;
  edit: Sabotage;
}
