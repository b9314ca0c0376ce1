import type { Solution } from '@cloud-school/domain';
import { expect, test } from 'vitest';
import { getBlankVerdict } from './getBlankVerdict.ts';

test.each<[string, string, string, Solution['result'], string]>([
  ['in a right question every blank is right, whatever the wording', '二', '2', 'correct', 'right'],
  ['the same text is right', ' 2 ', '2', 'partial', 'right'],
  ['so is the same text of another keyboard', '６０％', '<p>60%</p>', 'partial', 'right'],
  ['another text is wrong', '3', '2', 'wrong', 'wrong'],
  ['an empty blank is wrong', '', '2', 'wrong', 'wrong'],
  ['without a reference it stays open', '3', '', 'wrong', 'open'],
  ['before the mark it stays open', '3', '2', 'pending', 'open'],
])('%s', (_, text, right, result, verdict) => {
  expect(getBlankVerdict({ text, right, result })).toBe(verdict);
});
