/** What is known of an attempt that was just handed in; null where it is not. */
export interface FinishedTest {
  title: string | null;
  /** Milliseconds since 1970. */
  submittedAt: number | null;
  usedSeconds: number | null;
  answered: number | null;
  total: number | null;
}
