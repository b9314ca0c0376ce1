import type { QuestionKind, QuestionOption } from './Question.ts';
import { QUESTION_TRAITS, type OptionLabels } from './questionTraits.ts';

interface Labelling {
  /** The options of a question that comes without any. */
  standard: readonly QuestionOption[];
  toLabel: (key: string, index: number) => string;
}

const TRUTHS = [
  { key: '1', label: '正确', html: '' },
  { key: '2', label: '错误', html: '' },
] as const;

const LABELLINGS: Record<OptionLabels, Labelling> = {
  letters: { standard: [], toLabel: (_, index) => toLetter(index) },
  'true-false': {
    standard: TRUTHS,
    toLabel: (key, index) => (TRUTHS.find((truth) => truth.key === key) ?? TRUTHS[index])?.label ?? '',
  },
};

/** The letters A to Z, then numbers. */
export function toLetter(index: number): string {
  return index < 26 ? String.fromCodePoint(65 + index) : String(index + 1);
}

/** The options of a question with the labels of its kind, and the standard ones where none are given. */
export function labelOptions(
  kind: QuestionKind,
  options: readonly Pick<QuestionOption, 'key' | 'html'>[],
): QuestionOption[] {
  const { optionLabels } = QUESTION_TRAITS[kind];
  if (optionLabels === null) return [];
  const { standard, toLabel } = LABELLINGS[optionLabels];
  if (options.length === 0) return standard.map((option) => ({ ...option }));
  return options.map(({ key, html }, index) => {
    const label = toLabel(key, index);
    return { key, label, html: html === label ? '' : html };
  });
}
