import { expect, test } from 'vitest';
import { formatSalary } from './formatSalary.ts';

test.each([
  [{ kind: 'range', from: 6500, to: 9000 }, '6,500–9,000'],
  [{ kind: 'range', from: 800, to: 800 }, '800'],
  [{ kind: 'range', from: 10_000, to: 1_250_000 }, '10,000–1,250,000'],
  [{ kind: 'text', text: '面议' }, '面议'],
] as const)('%o is formatted as %s', (salary, text) => {
  expect(formatSalary(salary)).toBe(text);
});
