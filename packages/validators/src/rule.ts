/** Why a value is refused; it is a Standard Schema issue as well. */
export interface Issue {
  readonly rule: string;
  /** 'format', or a code of the rule's own where it has more than one message. */
  readonly code: string;
  readonly message: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** What can pass a rule: text, a number judged by its decimal text, or nothing at all. */
export type RuleInput = string | number | null | undefined;

/** A Standard Schema result. */
export type RuleResult<Value = RuleInput> =
  | { readonly value: Value; readonly issues?: undefined }
  | { readonly issues: readonly Issue[] };

/**
 * A rule as plain data with functions; none of them needs `this`, so each may be passed on alone. `Value` is what passes
 * it: `required` lets nothing empty pass.
 */
export interface Rule<Value extends RuleInput = RuleInput> {
  readonly name: string;
  readonly message: string;
  /** What the rule was made of. */
  readonly options: RuleOptions;
  /** True when the value is empty or keeps the rule; never throws. */
  readonly test: (value: unknown) => boolean;
  /** The issue, or undefined when the value is empty or keeps the rule; never throws. */
  readonly check: (value: unknown) => Issue | undefined;
  /** The same rule with another message for all its issues. */
  readonly with: (options: { readonly message: string }) => Rule<Value>;
  /** The rule as the real standard has it, or the same rule where the specification is already as strict. */
  readonly strict: () => Rule<Value>;
  /** [Standard Schema](https://standardschema.dev), version 1. */
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => RuleResult<Value>;
    readonly types?: { readonly input: RuleInput; readonly output: Value };
  };
}

/**
 * What is removed from typed or pasted text before the rule judges it: a row of `CLEANERS` in normalise.ts. 'digits' is for rules
 * that accept nothing else: a field may show a keyboard of digits.
 */
export type Cleaning =
  | 'mobile'
  | 'phone'
  | 'landline'
  | 'digits'
  | 'code'
  | 'compact'
  | 'id'
  | 'name'
  | 'url'
  | 'line'
  | 'text'
  | 'exact';

export interface RuleOptions {
  readonly name: string;
  readonly message: string;
  /** The code that belongs to the message; 'format' where there is none. */
  readonly code?: string;
  /** What every issue carries. */
  readonly params?: Issue['params'];
  /** How `normalise` cleans what was typed; the rule itself judges the text as it is. */
  readonly clean: Cleaning;
  /** The length of the longest text the rule can accept, in UTF-16 units: longer text never reaches the pattern. */
  readonly longest: number;
  readonly pattern: RegExp;
  /** Judges what the pattern cannot express, such as a range; it is called only with text that matches the pattern. */
  readonly proof?: (text: string) => boolean;
  /** What the strict rule requires in addition, such as a check digit. */
  readonly strict?: (text: string) => boolean;
  /** Gives a refused text its own code, message or params; the text is '' for a value that is neither text nor number. */
  readonly explain?: (text: string) => Partial<Issue>;
  /** True where another message was given: a form in another language keeps it. */
  readonly isReworded?: boolean;
}

/** Numbers at and beyond this one are refused: just below 2 ** 53 they begin to lose digits, so their text is not what was typed. */
const FIRST_INEXACT_NUMBER = 9e15;

/** Makes a rule. Empty input passes here, once for all rules (VAL-03). */
export function defineRule(options: RuleOptions): Rule {
  const { name, message, code = 'format', params = {}, longest, pattern, proof, strict, explain } = options;

  function test(value: unknown): value is RuleInput {
    if (typeof value === 'string')
      return value === '' || (value.length <= longest && pattern.test(value) && (!proof || proof(value)));
    if (typeof value === 'number') return Math.abs(value) < FIRST_INEXACT_NUMBER && test(String(value));
    return value === undefined || value === null;
  }

  function toIssue(value: unknown): Issue {
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    return { rule: name, code, message, params, ...explain?.(text) };
  }

  const rule: Rule = {
    name,
    message,
    options,
    test,
    check: (value) => (test(value) ? undefined : toIssue(value)),
    with: (changed) =>
      defineRule({
        ...options,
        ...changed,
        isReworded: true,
        explain: (text) => ({ ...explain?.(text), ...changed }),
      }),
    strict: () =>
      strict ? defineRule({ ...options, proof: (text) => (!proof || proof(text)) && strict(text) }) : rule,
    '~standard': {
      version: 1,
      vendor: 'validators',
      validate: (value) => (test(value) ? { value } : { issues: [toIssue(value)] }),
    },
  };
  return rule;
}
