/** An attempt that was just handed in; null for each fact that is not known. */
export interface FinishedExam {
  title: string | null;
  /** Milliseconds since 1970 by the server's clock. */
  submittedAt: number | null;
  usedSeconds: number | null;
  /** Questions that are answered as a whole. */
  answered: number | null;
  total: number | null;
  /** Whether any answer was given, if only to a part of a question. */
  hasAnswers: boolean | null;
  /** Who handed it in: the student, or the end of the time. */
  endedBy: 'student' | 'time' | null;
}

/** An attempt of which nothing is known but that it is handed in. */
export const UNKNOWN_FINISHED_EXAM: Readonly<FinishedExam> = {
  title: null,
  submittedAt: null,
  usedSeconds: null,
  answered: null,
  total: null,
  hasAnswers: null,
  endedBy: null,
};
