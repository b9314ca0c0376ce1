import asyncValidator from 'async-validator';
import * as v from 'valibot';
import validator from 'validator';
import { string } from 'yup';
import { z } from 'zod';
import { bankCard, email, idCard, ip, mobile, url } from '../src/index.ts';
import * as floor from './floor.ts';

/** Judges a value; asynchronously where the library has no other way. */
export type Check = (value: string) => boolean | Promise<boolean>;

// Node loads the CommonJS build of the library, whose default export is nested one level deeper.
const { default: Schema = asyncValidator } = asyncValidator as typeof asyncValidator & {
  default?: typeof asyncValidator;
};

const MOBILE = /^1\d{10}$/;

/** A library without a check of its own runs the floor's, as its users would write it; `*` marks it. */
const yupTest = (name: string, test: (value: string) => boolean) =>
  string().test(name, name, (value) => test(value ?? ''));

const asyncRule = (rule: object): Check => {
  const schema = new Schema({ value: rule });
  return async (value) => {
    try {
      await schema.validate({ value }, { suppressWarning: true });
      return true;
    } catch {
      return false;
    }
  };
};

const valibot =
  (schema: v.GenericSchema): Check =>
  (value) =>
    v.is(schema, value);
const zod =
  (schema: z.ZodType): Check =>
  (value) =>
    schema.safeParse(value).success;
const yup =
  (schema: { isValidSync: (value: unknown) => boolean }): Check =>
  (value) =>
    schema.isValidSync(value);
const asyncTest = (test: (value: string) => boolean) =>
  asyncRule({ validator: (_: unknown, value: string) => test(value) });

/** The contestants of each check; the floor is the hand-written pattern or checksum without a library. */
export const contestants: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  mobile: {
    floor: floor.mobile,
    ours: mobile.test,
    valibot: valibot(v.pipe(v.string(), v.regex(MOBILE))),
    zod: zod(z.string().regex(MOBILE)),
    validator: (value) => validator.matches(value, MOBILE),
    yup: yup(string().matches(MOBILE)),
    'async-validator': asyncRule({ type: 'string', pattern: MOBILE }),
  },
  email: {
    floor: floor.email,
    ours: email.test,
    valibot: valibot(v.pipe(v.string(), v.email())),
    zod: zod(z.email()),
    validator: (value) => validator.isEmail(value),
    yup: yup(string().email()),
    'async-validator': asyncRule({ type: 'email' }),
  },
  url: {
    floor: floor.url,
    ours: url.test,
    valibot: valibot(v.pipe(v.string(), v.url())),
    zod: zod(z.url({ protocol: /^https?$/ })),
    validator: (value) => validator.isURL(value, { protocols: ['http', 'https'], require_protocol: true }),
    yup: yup(string().url()),
    'async-validator': asyncRule({ type: 'url' }),
  },
  idCard: {
    floor: floor.idCard,
    ours: idCard.strict().test,
    'valibot*': valibot(v.pipe(v.string(), v.check(floor.idCard))),
    'zod*': zod(z.string().refine(floor.idCard)),
    validator: (value) => validator.isIdentityCard(value, 'zh-CN'),
    'yup*': yup(yupTest('idCard', floor.idCard)),
    'async-validator*': asyncTest(floor.idCard),
  },
  ip: {
    floor: floor.ip,
    ours: ip.test,
    valibot: valibot(v.pipe(v.string(), v.ip())),
    zod: zod(z.union([z.ipv4(), z.ipv6()])),
    validator: (value) => validator.isIP(value),
    'yup*': yup(string().matches(floor.IP)),
    'async-validator*': asyncRule({ type: 'string', pattern: floor.IP }),
  },
  bankCard: {
    floor: floor.bankCard,
    ours: bankCard.strict().test,
    'valibot*': valibot(v.pipe(v.string(), v.check(floor.bankCard))),
    'zod*': zod(z.string().refine(floor.bankCard)),
    validator: (value) => validator.isLuhnNumber(value),
    'yup*': yup(yupTest('bankCard', floor.bankCard)),
    'async-validator*': asyncTest(floor.bankCard),
  },
};
