import type { FuncKeywordDefinition, SchemaValidateFunction } from 'ajv';
import type { Rule } from '../rule.ts';

/**
 * The keyword `rule` for [ajv](https://ajv.js.org): after `ajv.addKeyword(ruleKeyword({ mobile, card: idCard.strict() }))`,
 * `{ rule: 'card' }` in a schema has that rule judge the value. A name that was not given does not compile.
 */
export function ruleKeyword(rules: Readonly<Record<string, Rule>>): FuncKeywordDefinition {
  return {
    keyword: 'rule',
    metaSchema: { enum: Object.keys(rules) },
    errors: true,
    compile: (name: string) => {
      const rule = rules[name];
      const validate: SchemaValidateFunction = (value: unknown) => {
        const issue = rule?.check(value);
        // Where ajv reads the errors of a keyword.
        validate.errors = issue
          ? [
              {
                keyword: 'rule',
                message: issue.message,
                params: { ...issue.params, rule: issue.rule, code: issue.code },
              },
            ]
          : [];
        return !issue;
      };
      return validate;
    },
  };
}
