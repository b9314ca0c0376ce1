import type { ReactNode } from 'react';

/** What is measured. */
export type GrowthCase =
  | 'class'
  | 'month'
  | 'mistakes'
  | 'comments'
  | 'directory'
  | 'search'
  /** FullCalendar as it comes, and our calendar alone beside it. */
  | 'our week'
  | 'bare week'
  | 'our month'
  | 'capped month';

export interface BenchCase {
  element: ReactNode;
  /** What is pressed, once it is there. */
  pressed?: () => HTMLElement | undefined;
  /** What is typed into it instead. */
  words?: string;
}

declare global {
  interface Window {
    /** Makes the data of a case, its bulk of the size. */
    make: (name: GrowthCase, size: number) => void;
    /** Renders it; milliseconds until the document is still. */
    render: () => Promise<number>;
    /** Does what a student does most; milliseconds until the document is still. */
    press: () => Promise<number>;
  }
}
