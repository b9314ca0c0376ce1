import { expect, test } from 'vitest';
import { toAnswer } from './toAnswer.ts';

test.each([
  ['single', { optionKeys: ['1'], texts: [] }],
  ['multiple', { optionKeys: ['1'], texts: [] }],
  ['unknown', { optionKeys: ['1'], texts: [] }],
  ['blanks', { optionKeys: [], texts: ['1'] }],
  ['short-answer', { optionKeys: [], texts: ['1'] }],
  ['reading', { optionKeys: [], texts: [] }],
] as const)('a value of a question of kind %s is stored as %j', (kind, answer) => {
  expect(toAnswer(kind, ['1'])).toEqual(answer);
});
