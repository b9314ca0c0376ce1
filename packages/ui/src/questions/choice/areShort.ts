import type { QuestionOption } from '@cloud-school/domain';
import { toPlainText } from '../../primitives/rich-text/toPlainText.ts';

const LONGEST_IN_COLUMNS = 14;

/** True where all options fit side by side in two columns. */
export function areShort(options: readonly QuestionOption[]): boolean {
  return options.every(
    ({ html }) => !/<(img|table)/i.test(html) && toPlainText(html).length <= LONGEST_IN_COLUMNS,
  );
}
