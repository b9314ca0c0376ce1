import type { QuestionKind, QuestionOption } from './Question.ts';
import { QUESTION_TRAITS, type OptionLabels } from './questionTraits.ts';

type SentOption = Pick<QuestionOption, 'key' | 'html'>;

interface Labelling {
  /** The options of a question that comes without any. */
  standard: readonly QuestionOption[];
  toLabels: (options: readonly SentOption[]) => string[];
}

type Truth = '正确' | '错误';

const TRUTHS = [
  { key: '1', label: '正确', html: '' },
  { key: '2', label: '错误', html: '' },
] as const;

const OPPOSITES: Record<Truth, Truth> = { 正确: '错误', 错误: '正确' };

/** What an option of true or false says. */
const TRUTH_WORDS: readonly [Truth, RegExp][] = [
  ['正确', /^(?:正确|对|对的|是|是的|√|✓|✔|t|true|y|yes|right)$/i],
  ['错误', /^(?:错误|错|错的|否|不是|不对|不正确|×|✗|✘|f|false|n|no|wrong)$/i],
];

/** Its codes: 1 and 2, or 1 and 0. */
const TRUTH_CODES: Readonly<Record<string, Truth>> = { 1: '正确', 2: '错误', 0: '错误' };

const toTruth = (text: string): Truth | null => {
  const words = text.replaceAll(/<[^<>]*>|&nbsp;|[\s。.]/g, '');
  return TRUTH_WORDS.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
};

/** The words decide, then the keys, then the order; of two options, one is the opposite of the other. */
function toTruthLabels(options: readonly SentOption[]): string[] {
  const said = options.map(({ html }) => toTruth(html));
  const isPair = options.length === 2;
  return options.map(({ key }, index) => {
    const other = isPair ? said[1 - index] : null;
    const own = said[index] ?? (other ? OPPOSITES[other] : null);
    return own ?? TRUTH_CODES[key] ?? toTruth(key) ?? TRUTHS[index]?.label ?? '';
  });
}

const LABELLINGS: Record<OptionLabels, Labelling> = {
  letters: { standard: [], toLabels: (options) => options.map((_, index) => toLetter(index)) },
  'true-false': { standard: TRUTHS, toLabels: toTruthLabels },
};

/** The letters A to Z, then numbers. */
export function toLetter(index: number): string {
  return index < 26 ? String.fromCodePoint(65 + index) : String(index + 1);
}

/** The options of a question with the labels of its kind, and the standard ones where none are given. */
export function labelOptions(kind: QuestionKind, options: readonly SentOption[]): QuestionOption[] {
  const { optionLabels } = QUESTION_TRAITS[kind];
  if (optionLabels === null) return [];
  const { standard, toLabels } = LABELLINGS[optionLabels];
  if (options.length === 0) return standard.map((option) => ({ ...option }));
  const labels = toLabels(options);
  return options.map(({ key, html }, index) => {
    const label = labels[index] ?? '';
    return { key, label, html: html === label ? '' : html };
  });
}
