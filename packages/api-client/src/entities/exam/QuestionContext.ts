import type { QuestionKind } from '@cloud-school/domain';
import type { parseSolution } from './parseSolution.ts';
import type { WireAnswer } from './parseWireAnswer.ts';

/** What a question needs to know of its paper. */
export interface QuestionContext {
  /** Kind of a question without a type of its own. */
  kind: QuestionKind;
  /** Saved answers by question id. */
  savedAnswers: ReadonlyMap<string, WireAnswer>;
  /** Null in an exam, which does not even load the code that reads right answers; set on review. */
  readSolution: typeof parseSolution | null;
  /** Ids that occur once in the paper, counting sub-questions; a missing id (null) is never among them. */
  uniqueIds: ReadonlySet<string | null>;
}
