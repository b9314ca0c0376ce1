import type { Solution } from '@cloud-school/domain';

/** The solution of a question of which the server sends none. */
export const unmarkedSolution: Solution = {
  optionKeys: [],
  texts: [],
  explanationHtml: null,
  result: 'pending',
  score: null,
};
