import type { ReactNode } from 'react';

/** What the practice room shows instead of the state of saving, the notices and the clock. */
export interface PracticeParts {
  /** Before the title. */
  tag: ReactNode;
  /** At the end of the bar. */
  facts: string;
  /** Below the bar. */
  banner: ReactNode;
  /** Above the answer card. */
  trials: ReactNode;
  /** Hands in at once where every question is answered: nothing is sent, and the practice can begin anew. */
  handsInAtOnce: boolean;
}
