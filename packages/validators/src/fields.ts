import type { Issue, Rule, RuleInput } from './rule.ts';

/** An issue with the field it belongs to. */
export interface FieldIssue extends Issue {
  readonly path: readonly [field: string];
}

type Values<Shape> = { [Field in keyof Shape]?: RuleInput };

/** The rules of a form's fields, as one Standard Schema of the form's data. */
export interface Fields<Data> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (
      value: unknown,
    ) => { readonly value: Data; readonly issues?: undefined } | { readonly issues: readonly FieldIssue[] };
    readonly types?: { readonly input: Data; readonly output: Data };
  };
}

/** A form as a [Standard Schema](https://standardschema.dev): the rules of a field run in order, and its first issue is reported. */
export function fields<Shape extends Readonly<Record<string, Rule | readonly Rule[]>>>(
  shape: Shape,
): Fields<Values<Shape>>;
/** `fields<{ mobile: string }>(…)` where a form compares the type of its data with the schema's, as TanStack Form does. */
export function fields<Data extends object>(shape: {
  readonly [Field in keyof Data]?: Rule | readonly Rule[];
}): Fields<Data>;
export function fields(shape: object): Fields<object> {
  const rulesByField = Object.entries(shape).map(
    ([field, rules]: [string, Rule | readonly Rule[]]) => [field, [rules].flat() as readonly Rule[]] as const,
  );
  return {
    '~standard': {
      version: 1,
      vendor: 'validators',
      validate: (value) => {
        const values: Readonly<Record<string, unknown>> =
          typeof value === 'object' && value ? { ...value } : {};
        const issues = rulesByField.flatMap(([field, rules]): FieldIssue[] => {
          for (const rule of rules) {
            const issue = rule.check(values[field]);
            if (issue) return [{ ...issue, path: [field] }];
          }
          return [];
        });
        return issues.length > 0 ? { issues } : { value: values };
      },
    },
  };
}
