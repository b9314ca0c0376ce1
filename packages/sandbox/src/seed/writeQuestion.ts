import type { QuestionSeed } from './TestSeed.ts';

/** A question without ids and points. */
export interface QuestionDraft extends Omit<
  QuestionSeed,
  'id' | 'questionUnitId' | 'examPoint' | 'subQuestions'
> {
  subQuestions?: QuestionDraft[];
}

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

/** A passage with questions of any simple kind. */
export function reading(trunk: string, subQuestions: QuestionDraft[], explanation: string): QuestionDraft {
  const solution = { keys: [], texts: [], explanation };
  return { kind: 'reading', trunk, options: [], solution, subQuestions };
}

/** A text whose blanks, written as ____, are choices: the options of each blank and its right letter. */
export function cloze(
  trunk: string,
  choices: [options: string[], right: string, explanation: string][],
  explanation: string,
): QuestionDraft {
  const subQuestions = choices.map(([options, right, why]) => single('', options, right, why));
  return {
    kind: 'cloze',
    trunk,
    options: [],
    solution: { keys: [], texts: [], explanation },
    subQuestions,
  };
}

/** Adds ids, counted from `first`, and points to drafts; sub-questions share the points of their question equally. */
export function numberQuestions(
  prefix: string,
  first: number,
  points: number,
  drafts: QuestionDraft[],
): QuestionSeed[] {
  return drafts.map(({ subQuestions, ...draft }, index) => {
    const id = `${prefix}-${first + index}`;
    return {
      ...draft,
      id,
      questionUnitId: `${prefix}-unit-${first + index}`,
      examPoint: points,
      ...(subQuestions && {
        subQuestions: numberQuestions(id, 1, points / subQuestions.length, subQuestions),
      }),
    };
  });
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
