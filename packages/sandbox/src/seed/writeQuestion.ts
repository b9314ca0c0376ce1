import type { QuestionSeed } from './TestSeed.ts';

/** A question without ids and points. */
export type QuestionDraft = Omit<QuestionSeed, 'id' | 'questionUnitId' | 'examPoint'>;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A single choice; `right` is one letter. */
export function single(trunk: string, options: string[], right: string, explanation: string): QuestionDraft {
  return choice('single', trunk, options, right, explanation);
}

/** A multiple choice; `right` is a text of letters, such as 'ACD'. */
export function multiple(
  trunk: string,
  options: string[],
  right: string,
  explanation: string,
): QuestionDraft {
  return choice('multiple', trunk, options, right, explanation);
}

/** True or false; the client adds both options. */
export function trueFalse(trunk: string, isTrue: boolean, explanation: string): QuestionDraft {
  return {
    kind: 'true-false',
    trunk,
    options: [],
    solution: { keys: [isTrue ? '1' : '2'], texts: [], explanation },
  };
}

/** Blanks are written as ____ in the stem; one text for each. */
export function blanks(trunk: string, texts: string[], explanation: string): QuestionDraft {
  return { kind: 'blanks', trunk, options: [], solution: { keys: [], texts, explanation } };
}

/** A short answer with a teacher's reference. */
export function shortAnswer(trunk: string, reference: string, explanation: string): QuestionDraft {
  return {
    kind: 'short-answer',
    trunk,
    options: [],
    solution: { keys: [], texts: [reference], explanation },
  };
}

/** Adds ids, counted from `first`, and points to drafts. */
export function numberQuestions(
  prefix: string,
  first: number,
  points: number,
  drafts: QuestionDraft[],
): QuestionSeed[] {
  return drafts.map((draft, index) => ({
    ...draft,
    id: `${prefix}-${first + index}`,
    questionUnitId: `${prefix}-unit-${first + index}`,
    examPoint: points,
  }));
}

function choice(
  kind: 'single' | 'multiple',
  trunk: string,
  options: string[],
  right: string,
  explanation: string,
): QuestionDraft {
  return {
    kind,
    trunk,
    options: options.map((value, index) => ({ key: LETTERS.charAt(index), value })),
    solution: { keys: right.split(''), texts: [], explanation },
  };
}
