/** Why a value was refused; it is a Standard Schema issue as well. */
export interface Issue {
  readonly rule: string;
  /** 'format', or a word of the rule's own where it has more than one message. */
  readonly code: string;
  readonly message: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** What can pass a rule: text, a number judged by its decimal text, or nothing at all. */
export type RuleInput = string | number | null | undefined;

/** A Standard Schema result. */
export type RuleResult =
  | { readonly value: RuleInput; readonly issues?: undefined }
  | { readonly issues: readonly Issue[] };

/** A rule as plain data with functions; none of them needs `this`, so each may be handed on alone. */
export interface Rule {
  readonly name: string;
  readonly message: string;
  /** True when the value is empty or keeps the rule; never throws. */
  readonly test: (value: unknown) => boolean;
  /** The issue, or undefined when the value is empty or keeps the rule; never throws. */
  readonly check: (value: unknown) => Issue | undefined;
  /** The same rule in other words. */
  readonly with: (words: { readonly message: string }) => Rule;
  /** The rule as the real standard has it, or the same rule where the specification is already as strict. */
  readonly strict: () => Rule;
  /** [Standard Schema](https://standardschema.dev), version 1. */
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => RuleResult;
    readonly types?: { readonly input: RuleInput; readonly output: RuleInput };
  };
}

type Judge = (text: string) => boolean;

/**
 * Makes a rule of a pattern; empty input is skipped here, once for all rules.
 *
 * `longest` is the longest text the rule could accept, in UTF-16 units: longer text never reaches the pattern.
 * `proof` judges what a pattern cannot see in text that already has the pattern: a checksum, a range.
 * `strict` takes the place of `proof` in the strict rule.
 * `explain` gives a refused text its own code, message or params, and is given '' where the value has no text; `words` has the last say.
 *
 * The order of the properties is the one that gzip likes best: every rule carries this function.
 */
export const defineRule = (
  name: string,
  message: string,
  longest: number,
  pattern: RegExp,
  // oxlint-disable-next-line only-used-in-recursion -- the strict rule is made only when asked for
  strict?: Judge,
  proof?: Judge,
  explain?: (text: string) => Partial<Issue>,
  words?: { readonly message: string },
): Rule => {
  // A pattern and a function have call sites of their own, which keeps the pattern's inlined: every rule runs this one function.
  const test = (value: unknown): boolean =>
    typeof value === 'string'
      ? (value.length <= longest && pattern.test(value) && (!proof || proof(value))) || !value
      : typeof value === 'number'
        ? // Above 9e15 a number has lost digits, so its text is no longer what was typed.
          value < 9e15 && test('' + value)
        : value == null;
  const check = (value: unknown) =>
    test(value)
      ? undefined
      : {
          code: 'format',
          rule: name,
          message,
          params: {},
          ...explain?.(typeof value === 'string' ? value : typeof value === 'number' ? '' + value : ''),
          ...words,
        };
  return {
    name,
    message,
    test,
    strict: () => defineRule(name, message, longest, pattern, strict, strict ?? proof, explain, words),
    check,
    '~standard': {
      validate: (value) => (test(value) ? { value } : { issues: [check(value)] }) as RuleResult,
      vendor: 'validators',
      version: 1,
    },
    with: (words) => defineRule(name, message, longest, pattern, strict, proof, explain, words),
    ...words,
  };
};
