import { toLimits } from '../src/json-schema/toJsonSchema.ts';
import { ruleCatalogue } from '../src/samples/ruleCatalogue.ts';
import type { RuleSamples } from '../src/samples/RuleSamples.ts';
import { seededRandom } from '../src/samples/seededRandom.ts';

/** A rule with texts that it accepts and refuses, for implementations in other languages. */
export interface Vector {
  readonly rule: string;
  readonly call: string;
  readonly message: string;
  /** What a text has to match, and how long it may be. */
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  /** What the lengths count: Python's `len` does; Java's `length()` and JavaScript's count UTF-16 units. */
  readonly lengthUnit?: 'code point';
  /** False where the rule refuses more than pattern and lengths do. */
  readonly isWhole: boolean;
  readonly valid: readonly string[];
  readonly invalid: readonly string[];
  /** What the strict rule refuses in addition. */
  readonly strictlyInvalid: readonly string[];
}

const GENERATED = 10;

/** What the regular expressions of other languages take for an end, a space, a digit or a letter, or do not, unlike JavaScript's. */
const EDGES = [
  '\n',
  '\r',
  '\r\n',
  '\u001C',
  '\u0085',
  '\u00A0',
  '\u2028',
  '\u200B',
  '\uFEFF',
  '٣',
  '１',
  'é',
  'ſ',
  'K',
];

const isText = (value: unknown): value is string => typeof value === 'string';

/** vectors.json: one rule a line. */
export function renderVectors(): string {
  const vectors = ruleCatalogue.map(toVector);
  return `[\n${vectors.map((vector) => JSON.stringify(vector)).join(',\n')}\n]\n`;
}

function toVector({
  rule,
  call = rule.name,
  valid,
  invalid,
  strictlyInvalid = [],
  make,
}: RuleSamples): Vector {
  const { pattern, minLength, maxLength } = toLimits(rule);
  const generated = Array.from({ length: GENERATED }, (_, seed) => make(seededRandom(seed)));
  const [first = ''] = valid.filter(isText);
  const edges = EDGES.flatMap((edge) => [edge, first + edge, first.slice(0, -1) + edge]);
  const accepted = [...valid.filter(isText), ...generated, ...edges.filter((text) => rule.test(text))];
  const refused = [...invalid.filter(isText), ...edges.filter((text) => !rule.test(text))];
  return {
    rule: rule.name,
    call,
    message: rule.message,
    ...(pattern !== undefined && { pattern }),
    ...(minLength !== undefined && { minLength }),
    ...(maxLength !== undefined && { maxLength }),
    ...((minLength ?? maxLength) !== undefined && { lengthUnit: 'code point' as const }),
    isWhole: !rule.options.proof,
    valid: [...new Set(accepted)],
    invalid: [...new Set(refused)],
    strictlyInvalid: strictlyInvalid.filter(isText),
  };
}
