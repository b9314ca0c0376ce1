import type { Issue, Rule, RuleInput } from './rule.ts';

/** An issue with the field it belongs to. */
export interface FieldIssue extends Issue {
  readonly path: readonly [field: string];
}

/** What passes all the rules of a list, of whatever a form holds. */
type Passed<Rules> = Rules extends readonly [Rule<infer Value>, ...infer Others]
  ? Value & Passed<Others>
  : RuleInput;

/** What passes the rules of a field. */
type FieldValue<Rules> = Rules extends Rule<infer Value> ? Value : Passed<Rules>;

type Shape = Readonly<Record<string, Rule | readonly Rule[]>>;

/** The fields that may be absent from valid data. */
type OptionalField<Of extends Shape> = {
  [Field in keyof Of]: undefined extends FieldValue<Of[Field]> ? Field : never;
}[keyof Of];

/** The texts of the fields that passed: a field with `required` is there and not empty, every other one may be absent. */
export type FieldValues<Of extends Shape> = {
  [Field in Exclude<keyof Of, OptionalField<Of>>]: string;
} & { [Field in OptionalField<Of>]?: string };

/** The rules of a form's fields, as one Standard Schema: what a form holds, and what of it passed. */
export interface Fields<Input, Output = Input> {
  /** The rules of each field, in their order. */
  readonly rules: ReadonlyMap<string, readonly Rule[]>;
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (
      value: unknown,
    ) => { readonly value: Output; readonly issues?: undefined } | { readonly issues: readonly FieldIssue[] };
    readonly types?: { readonly input: Input; readonly output: Output };
  };
}

/** How a form words its issues. */
export interface FieldsOptions {
  /** The message of an issue in another language, such as `english`; a message that was given to a rule stays. */
  readonly messages?: (issue: Issue) => string;
}

/**
 * A form as a [Standard Schema](https://standardschema.dev): the rules of a field run in order, and its first issue is
 * reported. Its input is a text for each field, as a form holds it; its output says what passed the rules.
 */
export function fields<const Of extends Shape>(
  shape: Of,
  options?: FieldsOptions,
): Fields<{ -readonly [Field in keyof Of]: string }, FieldValues<Of>>;
/** `fields<{ age: number }>(…)` for a form that holds other data than texts. */
export function fields<Data extends object>(
  shape: { readonly [Field in keyof Data]?: Rule | readonly Rule[] },
  options?: FieldsOptions,
): Fields<Data>;
export function fields(shape: object, { messages }: FieldsOptions = {}): Fields<object> {
  const rulesByField = new Map(
    Object.entries(shape).map(([field, rules]: [string, Rule | readonly Rule[]]) => [
      field,
      [rules].flat() as readonly Rule[],
    ]),
  );

  function toFieldIssue(field: string, rule: Rule, issue: Issue): FieldIssue {
    const path = [field] as const;
    return messages && !rule.options.isReworded
      ? { ...issue, message: messages(issue), path }
      : { ...issue, path };
  }

  return {
    rules: rulesByField,
    '~standard': {
      version: 1,
      vendor: 'validators',
      validate: (value) => {
        const values: Readonly<Record<string, unknown>> =
          typeof value === 'object' && value ? { ...value } : {};
        const issues = [...rulesByField].flatMap(([field, rules]): FieldIssue[] => {
          for (const rule of rules) {
            const issue = rule.check(values[field]);
            if (issue) return [toFieldIssue(field, rule, issue)];
          }
          return [];
        });
        return issues.length > 0 ? { issues } : { value: values };
      },
    },
  };
}
