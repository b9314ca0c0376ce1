/** An attempt that was just handed in; null for each fact that is not known. */
export interface FinishedExam {
  title: string | null;
  /** Milliseconds since 1970 by the server's clock. */
  submittedAt: number | null;
  usedSeconds: number | null;
  answered: number | null;
  total: number | null;
}
