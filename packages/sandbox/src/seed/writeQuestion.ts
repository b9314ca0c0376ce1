import type { QuestionSeed } from './TestSeed.ts';

/** A question before it has a number and points. */
export type QuestionDraft = Omit<QuestionSeed, 'id' | 'questionUnitId' | 'examPoint'>;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A single choice; `right` is a letter. */
export function single(trunk: string, options: string[], right: string, explanation: string): QuestionDraft {
  return choice('1', trunk, options, right, explanation);
}

/** A multiple choice; `right` are letters, such as 'ACD'. */
export function multiple(
  trunk: string,
  options: string[],
  right: string,
  explanation: string,
): QuestionDraft {
  return choice('2', trunk, options, right, explanation);
}

/** True or false, without an option list: the screens know both labels. */
export function trueFalse(trunk: string, isTrue: boolean, explanation: string): QuestionDraft {
  return {
    questionType: '3',
    trunk,
    options: [],
    solution: { keys: [isTrue ? '1' : '2'], texts: [], explanation },
  };
}

/** Blanks stand as ____ in the stem, one text for each. */
export function blanks(trunk: string, texts: string[], explanation: string): QuestionDraft {
  return { questionType: '4', trunk, options: [], solution: { keys: [], texts, explanation } };
}

/** A short answer with a teacher's reference. */
export function shortAnswer(trunk: string, reference: string, explanation: string): QuestionDraft {
  return { questionType: '6', trunk, options: [], solution: { keys: [], texts: [reference], explanation } };
}

/** Gives drafts their ids, counted on from `first`, and the points of each. */
export function numberQuestions(
  prefix: string,
  first: number,
  points: number,
  drafts: QuestionDraft[],
): QuestionSeed[] {
  return drafts.map((draft, place) => ({
    ...draft,
    id: `${prefix}-${first + place}`,
    questionUnitId: `${prefix}-unit-${first + place}`,
    examPoint: points,
  }));
}

function choice(
  questionType: string,
  trunk: string,
  options: string[],
  right: string,
  explanation: string,
): QuestionDraft {
  return {
    questionType,
    trunk,
    options: options.map((value, place) => ({ key: LETTERS.charAt(place), value })),
    solution: { keys: right.split(''), texts: [], explanation },
  };
}
