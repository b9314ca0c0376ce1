import { describe, expect, expectTypeOf, test } from 'vitest';
import { fields } from '../fields.ts';
import { password } from '../rules/account/password.ts';
import { decimalPlaces } from '../rules/amount/decimalPlaces.ts';
import { max } from '../rules/amount/max.ts';
import { mobile } from '../rules/contact/mobile.ts';
import { idCard } from '../rules/identity/idCard.ts';
import { maxLength } from '../rules/text/maxLength.ts';
import { required } from '../rules/text/required.ts';
import { ruleCatalogue } from '../samples/ruleCatalogue.ts';
import { english } from './english.ts';
import { inEnglish } from './inEnglish.ts';

const ENGLISH = /^[A-Z][\w ,.:;/@-]+$/;

describe.each(ruleCatalogue.map((samples) => [samples.call ?? samples.rule.name, samples] as const))(
  '%s in English',
  (_, { rule, valid, invalid }) => {
    test('refuses what the rule refuses, each with an English message', () => {
      const translated = inEnglish(rule);
      expect(translated.message).toMatch(ENGLISH);
      for (const value of invalid) {
        const { message, ...issue } = translated.check(value) ?? {};
        expect(message).toMatch(ENGLISH);
        expect(rule.check(value)).toMatchObject(issue);
        expect(translated['~standard'].validate(value)).toEqual({ issues: [{ ...issue, message }] });
      }
      for (const value of valid) expect(translated.check(value)).toBeUndefined();
    });
  },
);

test.each([
  [password, 'abc', 'A password has at least 6 characters'],
  [password, 'abc-123', 'Enter 6 to 20 letters or digits'],
  [maxLength(100), '一'.repeat(101), 'Enter at most 100 characters'],
  [decimalPlaces(1), '0.25', 'Enter at most 1 decimal'],
  [max(500), '501', 'Enter an amount of at most 500'],
  [max(500), 'a', 'Enter an amount, such as 12 or 0.50'],
])('%o refuses %j: %s', (rule, value, message) => {
  expect(inEnglish(rule).check(value)?.message).toBe(message);
});

test('the strict rule speaks English too, and another message takes its place', () => {
  expect(inEnglish(idCard).strict().check('110105194912310021')?.message).toMatch(/^Enter an identity/);
  expect(inEnglish(mobile).with({ message: 'Your number?' }).check('1')?.message).toBe('Your number?');
});

test('a form takes English messages; a message that was given to a rule stays', () => {
  const form = fields(
    { name: required(), phone: [required('Your phone number?'), mobile], note: maxLength(2, 'Too long') },
    { messages: english },
  );
  const messagesOf = (value: object) =>
    form['~standard'].validate(value).issues?.map(({ message }) => message);
  expect(messagesOf({})).toEqual(['Fill in this field', 'Your phone number?']);
  expect(messagesOf({ name: 'a', phone: '1', note: 'abc' })).toEqual([
    'Enter a mobile number of 11 digits',
    'Too long',
  ]);
});

test('the types of a form and of a rule are the same in English', () => {
  const form = fields({ name: required(), phone: mobile }, { messages: english });
  type Output = NonNullable<(typeof form)['~standard']['types']>['output'];
  expectTypeOf<Output['name']>().toEqualTypeOf<string>();
  expectTypeOf(inEnglish(required())).toEqualTypeOf(required());
});

test('an issue of a rule from elsewhere keeps its message', () => {
  for (const rule of ['shoeSize', 'toString'])
    expect(english({ rule, code: 'format', message: '鞋码不正确', params: {} })).toBe('鞋码不正确');
});
