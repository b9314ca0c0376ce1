import type { StandardJSONSchemaV1 } from '@standard-schema/spec';
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { fields } from '../fields.ts';
import { mobile } from '../rules/contact/mobile.ts';
import { required } from '../rules/text/required.ts';
import { withJsonSchema } from './withJsonSchema.ts';

const form = withJsonSchema(fields({ mobile: [required(), mobile] }));
// It compiles as the standard's own type.
const standard: StandardJSONSchemaV1<{ mobile: string }, { mobile: string | number }> = form;

test.each([
  ['draft-2020-12', new Ajv2020()],
  ['draft-07', new Ajv()],
] as const)('a form writes its schema of %s', (target, ajv) => {
  const { input, output } = standard['~standard'].jsonSchema;
  const accepts = ajv.compile(input({ target }));
  expect([accepts({ mobile: '13800138000' }), accepts({ mobile: '1' }), accepts({})]).toEqual([
    true,
    false,
    false,
  ]);
  expect(output({ target })).toEqual(input({ target }));
});

test('a target that it cannot write is an error that names the others', () => {
  expect(() => form['~standard'].jsonSchema.input({ target: 'openapi-3.0' })).toThrow(
    "There is no JSON Schema for the target 'openapi-3.0'; the targets are: draft-2020-12, draft-07.",
  );
});

test('it judges as before', () => {
  expect(form['~standard'].validate({ mobile: '1' })).toMatchObject({ issues: [{ path: ['mobile'] }] });
});
