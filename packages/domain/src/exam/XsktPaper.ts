import type { Paper } from './Paper.ts';

/** A paper of the partner's source (EXAM-11). */
export interface XsktPaper {
  paper: Paper;
  /** Sent back with the answers. It stays in memory only; a new page loads the paper again. */
  userToken: string;
  /** By question id: what the send returns to the partner. */
  facts: ReadonlyMap<string, XsktQuestionFacts>;
}

export interface XsktQuestionFacts {
  /** The partner's type of the question; the type code where it sends none. */
  objectiveType: string | null;
  /** is_right as the paper carries it; null where it carries none. */
  isRight: boolean | null;
}
