import * as v from 'valibot';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { mobile } from '../src/index.ts';

test("zod takes a rule's functions", () => {
  const schema = z.string().refine(mobile.test, mobile.message);
  expect(schema.safeParse('13800138000').success).toBe(true);
  expect(schema.safeParse('1').error?.issues[0]?.message).toBe(mobile.message);
});

test("valibot takes a rule's functions", () => {
  const schema = v.pipe(
    v.string(),
    v.check((value) => mobile.test(value), mobile.message),
  );
  expect(v.safeParse(schema, '13800138000').success).toBe(true);
  expect(v.safeParse(schema, '1').issues?.[0]?.message).toBe(mobile.message);
});
