import type { QuestionOption } from '@cloud-school/domain';
import { mayHaveFormula } from '../../primitives/rich-text/loading/hasTex.ts';
import { toRoughText } from '../../primitives/rich-text/toRoughText.ts';

const LONGEST_IN_COLUMNS = 14;

/** True where all options fit side by side in two columns. */
export function areShort(options: readonly QuestionOption[]): boolean {
  return options.every(
    ({ html }) =>
      !/<(?:img|table)/i.test(html) &&
      !mayHaveFormula(html) &&
      toRoughText(html).length <= LONGEST_IN_COLUMNS,
  );
}
