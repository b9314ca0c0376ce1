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
  /** Submits without asking when every question is answered: nothing is sent to the server, and the practice can be repeated. */
  handsInAtOnce: boolean;
}
