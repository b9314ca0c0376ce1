import { expect, test } from 'vitest';
import { defineRule } from './rule.ts';

class CountingPattern extends RegExp {
  runs = 0;
  override test(text: string): boolean {
    this.runs += 1;
    return super.test(text);
  }
}

test('text longer than the rule can accept never reaches the pattern', () => {
  const pattern = new CountingPattern('^a+$');
  const rule = defineRule('letters', '只能输入a', 8, pattern);
  expect(rule.test('a'.repeat(9))).toBe(false);
  expect(rule.test('a'.repeat(100_000))).toBe(false);
  expect(pattern.runs).toBe(0);
  expect(rule.test('a'.repeat(8))).toBe(true);
  expect(pattern.runs).toBe(1);
});

test('a number is judged by its decimal text', () => {
  const rule = defineRule('half', '格式不正确', 8, /^0\.5$/);
  expect(rule.test(0.5)).toBe(true);
  expect(rule.test(0.25)).toBe(false);
});

test('a proof judges only text that has the pattern', () => {
  const seen: string[] = [];
  const rule = defineRule('digits', '格式不正确', 8, /^\d+$/, undefined, (text) => seen.push(text) > 0);
  rule.test('12');
  rule.test('ab');
  rule.test('');
  expect(seen).toEqual(['12']);
});

test('the strict rule is stricter once and stays so', () => {
  const rule = defineRule('even', '格式不正确', 8, /^\d+$/, (text) => Number(text) % 2 === 0);
  expect(rule.test('3')).toBe(true);
  expect(rule.strict().test('3')).toBe(false);
  expect(rule.strict().strict().test('3')).toBe(false);
  expect(rule.with({ message: '请输入偶数' }).strict().check('3')?.message).toBe('请输入偶数');
});

test('a rule works detached from its object', () => {
  const { test: keeps, check } = defineRule('digits', '格式不正确', 8, /^\d+$/);
  expect(['1', 'a'].map(keeps)).toEqual([true, false]);
  expect(check('a')).toEqual({ rule: 'digits', code: 'format', message: '格式不正确', params: {} });
});
