import { expect, test } from 'vitest';
import { hasGoneOption } from './hasGoneOption.ts';
import type { QuestionKind } from './Question.ts';

const options = ['11', '12'].map((key) => ({ key, label: key, html: '' }));

test.each<[string, QuestionKind, string[], string[], boolean]>([
  ['an option of the question', 'single', ['11', '12'], ['12'], false],
  ['an option that is gone', 'single', ['11', '12'], ['13'], true],
  ['one of two that is gone', 'multiple', ['11', '12'], ['11', '13'], true],
  ['a judgement that is gone', 'true-false', ['11', '12'], ['1'], true],
  ['nothing chosen', 'single', ['11', '12'], [], false],
  ['options that did not come', 'single', [], ['13'], false],
  ['a kind that nobody knows', 'unknown', ['11', '12'], ['13'], false],
  ['a written answer', 'short-answer', [], ['13'], false],
])('%s', (_, kind, own, optionKeys, isGone) => {
  const left = options.filter(({ key }) => own.includes(key));
  expect(hasGoneOption({ kind, options: left }, { optionKeys })).toBe(isGone);
});
