import { expect, test } from 'vitest';
import { defineRule, type RuleOptions } from './rule.ts';

class CountingPattern extends RegExp {
  runs = 0;
  override test(text: string): boolean {
    this.runs += 1;
    return super.test(text);
  }
}

const DIGITS: RuleOptions = {
  name: 'digits',
  message: '格式不正确',
  clean: 'text',
  longest: 8,
  pattern: /^\d+$/,
};

test('text longer than the rule can accept never reaches the pattern', () => {
  const pattern = new CountingPattern('^a+$');
  const rule = defineRule({ name: 'letters', message: '只能输入a', clean: 'text', longest: 8, pattern });
  expect(rule.test('a'.repeat(9))).toBe(false);
  expect(rule.test('a'.repeat(100_000))).toBe(false);
  expect(pattern.runs).toBe(0);
  expect(rule.test('a'.repeat(8))).toBe(true);
  expect(pattern.runs).toBe(1);
});

test('empty input reaches neither the pattern nor the proof', () => {
  const pattern = new CountingPattern('^a+$');
  const proof = () => expect.unreachable('empty input is not judged');
  const rule = defineRule({
    name: 'letters',
    message: '只能输入a',
    clean: 'text',
    longest: 8,
    pattern,
    proof,
  });
  for (const value of ['', null, undefined]) expect(rule.test(value)).toBe(true);
  expect(pattern.runs).toBe(0);
});

test('a number is validated as its decimal text', () => {
  const rule = defineRule({ ...DIGITS, pattern: /^0\.5$/ });
  expect(rule.test(0.5)).toBe(true);
  expect(rule.test(0.25)).toBe(false);
});

test('a number that has lost digits is refused, whatever its sign', () => {
  const rule = defineRule({ ...DIGITS, clean: 'text', longest: 64, pattern: /^-?\d+$/ });
  for (const value of [8_999_999_999_999_999, -8_999_999_999_999_999, 0, -0])
    expect(rule.test(value)).toBe(true);
  for (const value of [9e15, -9e15, 2 ** 53 + 2, -(2 ** 53 + 2), Infinity, -Infinity, NaN])
    expect(rule.test(value)).toBe(false);
});

test('a proof checks only text that matches the pattern', () => {
  const seen: string[] = [];
  const rule = defineRule({ ...DIGITS, proof: (text) => seen.push(text) > 0 });
  rule.test('12');
  rule.test('ab');
  rule.test('');
  expect(seen).toEqual(['12']);
});

test('the strict rule is stricter once and stays so', () => {
  const rule = defineRule({ ...DIGITS, strict: (text) => Number(text) % 2 === 0 });
  expect(rule.test('3')).toBe(true);
  expect(rule.strict().test('3')).toBe(false);
  expect(rule.strict().strict().test('3')).toBe(false);
  expect(rule.with({ message: '请输入偶数' }).strict().check('3')?.message).toBe('请输入偶数');
});

test('the strict rule keeps the proof', () => {
  const rule = defineRule({
    ...DIGITS,
    proof: (text) => text !== '4',
    strict: (text) => Number(text) % 2 === 0,
  });
  expect(['2', '3', '4'].map(rule.strict().test)).toEqual([true, false, false]);
});

test('a rule explains a refused text; another message keeps the code', () => {
  const rule = defineRule({
    ...DIGITS,
    explain: (text) => (text.length > 8 ? { code: 'too-long', message: '太长', params: { max: 8 } } : {}),
  });
  expect(rule.check('a')).toEqual({ rule: 'digits', code: 'format', message: '格式不正确', params: {} });
  const long = { rule: 'digits', code: 'too-long', message: '太长', params: { max: 8 } };
  expect(rule.check('123456789')).toEqual(long);
  expect(rule.with({ message: '不对' }).check('123456789')).toEqual({ ...long, message: '不对' });
});

test('only text and numbers are explained', () => {
  const rule = defineRule({ ...DIGITS, explain: (text) => ({ message: `「${text}」` }) });
  expect([-1, 'a', {}, ['a'], true].map((value) => rule.check(value)?.message)).toEqual([
    '「-1」',
    '「a」',
    '「」',
    '「」',
    '「」',
  ]);
});

test('a rule is a Standard Schema', () => {
  const rule = defineRule(DIGITS);
  const { version, vendor, validate } = rule['~standard'];
  expect({ version, vendor }).toEqual({ version: 1, vendor: 'validators' });
  expect(validate('1')).toEqual({ value: '1' });
  expect(validate('a')).toEqual({ issues: [rule.check('a')] });
});

test('a rule works detached from its object', () => {
  const { test: passes, check } = defineRule(DIGITS);
  expect(['1', 'a'].map(passes)).toEqual([true, false]);
  expect(check('a')).toEqual({ rule: 'digits', code: 'format', message: '格式不正确', params: {} });
});
