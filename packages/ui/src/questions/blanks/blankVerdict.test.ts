import type { Solution } from '@cloud-school/api-client';
import { expect, test } from 'vitest';
import { blankVerdict } from './blankVerdict.ts';

test.each<[string, string, string, Solution['result'], string]>([
  ['a right question makes its blanks right, whatever the wording', '二', '2', 'correct', 'right'],
  ['the same text is right', ' 2 ', '2', 'partial', 'right'],
  ['another text is wrong', '3', '2', 'wrong', 'wrong'],
  ['nothing written is wrong', '', '2', 'wrong', 'wrong'],
  ['without a reference it stays open', '3', '', 'wrong', 'open'],
  ['before the mark it stays open', '3', '2', 'pending', 'open'],
])('%s', (_, text, right, result, verdict) => {
  expect(blankVerdict({ text, right, result })).toBe(verdict);
});
