import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { fields } from '../fields.ts';
import { email } from '../rules/contact/email.ts';
import { mobile } from '../rules/contact/mobile.ts';
import { idCard } from '../rules/identity/idCard.ts';
import { maxLength } from '../rules/text/maxLength.ts';
import { minLength } from '../rules/text/minLength.ts';
import { required } from '../rules/text/required.ts';
import { ruleCatalogue } from '../samples/ruleCatalogue.ts';
import { seededRandom } from '../samples/seededRandom.ts';
import { toJsonSchema } from './toJsonSchema.ts';

const ajv = new Ajv2020({ strict: true, strictTypes: true });
const isText = (value: unknown): value is string => typeof value === 'string';

describe.each(ruleCatalogue.map((samples) => [samples.call ?? samples.rule.name, samples] as const))(
  'the schema of %s',
  (_, { rule, valid, invalid, strictlyInvalid = [], make }) => {
    const schema = toJsonSchema(fields({ value: rule }));
    const accepts = ajv.compile(schema);
    const texts = { valid: valid.filter(isText), invalid: invalid.filter(isText) };

    test('accepts what the rule accepts, and the empty text as the rule does', () => {
      const made = Array.from({ length: 100 }, (_, seed) => make(seededRandom(seed)));
      const refused = [...texts.valid, ...made].filter((value) => !accepts({ value }));
      expect(refused).toEqual([]);
      expect(accepts({ value: '' })).toBe(rule.test(''));
      expect(accepts({})).toBe(rule.test(undefined));
    });

    test('refuses what the rule refuses, or names the rule', () => {
      const isWhole = !schema.properties.value?.$comment?.includes(rule.name);
      const accepted = texts.invalid.filter((value) => accepts({ value }));
      expect(isWhole ? accepted : []).toEqual([]);
    });

    test('of its strict form names the rule, where a sample needs it', () => {
      const { $comment = '' } = toJsonSchema(fields({ value: rule.strict() })).properties.value ?? {};
      expect(strictlyInvalid.length === 0 || $comment.includes(rule.name)).toBe(true);
    });
  },
);

test('what no pattern says is left to five rules, and to strict ones', () => {
  const left = ruleCatalogue.filter(
    ({ rule }) => toJsonSchema(fields({ value: rule })).properties.value?.$comment,
  );
  const names = new Set(left.map(({ rule }) => rule.name));
  expect([...names].join(' ')).toBe('mobileOrEmail url ip address max');
});

test('a form has its required fields, lengths and patterns', () => {
  const form = fields({
    name: [required('请输入姓名'), maxLength(20)],
    mobile: [required(), mobile],
    email,
    nickname: [minLength(2), maxLength(8)],
    note: maxLength(100),
    idCard: idCard.strict(),
  });
  expect(toJsonSchema(form)).toMatchInlineSnapshot(`
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "properties": {
        "email": {
          "anyOf": [
            {
              "maxLength": 0,
            },
            {
              "maxLength": 254,
              "pattern": "^(?=[^@]{1,64}@)[A-Za-z0-9_!#-'*+/=?^\`{|}~-]+(?:\\.[A-Za-z0-9_!#-'*+/=?^\`{|}~-]+)*@(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\\.)+[a-zA-Z][a-zA-Z0-9-]{0,61}[a-zA-Z0-9]$(?![\\s\\S])",
            },
          ],
          "type": "string",
        },
        "idCard": {
          "$comment": "Refused beyond this schema by: idCard",
          "anyOf": [
            {
              "maxLength": 0,
            },
            {
              "maxLength": 18,
              "pattern": "^[0-9]{15}(?:[0-9][0-9][0-9xX])?$(?![\\s\\S])",
            },
          ],
          "type": "string",
        },
        "mobile": {
          "allOf": [
            {
              "maxLength": 11,
              "pattern": "^1[0-9]{10}$(?![\\s\\S])",
            },
          ],
          "pattern": "[^\\t\\n\\u000B\\f\\r \\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000\\uFEFF\\p{Cf}\\u0000-\\u001F\\u007F-\\u009F]",
          "type": "string",
        },
        "name": {
          "maxLength": 20,
          "pattern": "[^\\t\\n\\u000B\\f\\r \\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000\\uFEFF\\p{Cf}\\u0000-\\u001F\\u007F-\\u009F]",
          "type": "string",
        },
        "nickname": {
          "anyOf": [
            {
              "maxLength": 0,
            },
            {
              "maxLength": 8,
              "minLength": 2,
            },
          ],
          "type": "string",
        },
        "note": {
          "maxLength": 100,
          "type": "string",
        },
      },
      "required": [
        "name",
        "mobile",
      ],
      "type": "object",
    }
  `);
});

test('a length counts characters, as the rule does', () => {
  const accepts = ajv.compile(toJsonSchema(fields({ name: [maxLength(2), minLength(2)] })));
  expect(['𠮷𠮷', '𠮷', '𠮷𠮷𠮷'].map((name) => accepts({ name }))).toEqual([true, false, false]);
});
