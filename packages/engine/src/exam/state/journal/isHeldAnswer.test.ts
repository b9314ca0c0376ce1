import type { Answer } from '@cloud-school/domain';
import { expect, test } from 'vitest';
import { isHeldAnswer } from './isHeldAnswer.ts';

const text = (...texts: string[]): Answer => ({ optionKeys: [], texts });
const choice = (...optionKeys: string[]): Answer => ({ optionKeys, texts: [] });
const parts = (...subAnswers: (Answer | null)[]): Answer => ({ optionKeys: [], texts: [], subAnswers });

test.each([
  [text('a'), text(' a\u3000'), true],
  [text('a｜b'), text('a|b'), true],
  [text('a\nb'), text('a\r\nb'), true],
  [text('a', ''), text('a'), true],
  [choice('B', 'A'), choice('A', 'B'), true],
  [text('a'), text('b'), false],
  [text('', 'a'), text('a'), false],
  [choice('A'), choice('A', 'B'), false],
  [parts(choice('A'), null), parts(choice('A')), true],
  [parts(choice('A'), null), parts(choice('A'), text('b')), false],
  [parts(), parts(choice('A')), false],
])('the server holds %j for %j: %s', (held, ours, isHeld) => {
  expect(isHeldAnswer(held, ours)).toBe(isHeld);
});
