import type { Answer, QuestionKind } from '@cloud-school/domain';
import { expect, test } from 'vitest';
import { type ComparedQuestion, isHeldAnswer } from './isHeldAnswer.ts';

const text = (...texts: string[]): Answer => ({ optionKeys: [], texts });
const choice = (...optionKeys: string[]): Answer => ({ optionKeys, texts: [] });
const parts = (...subAnswers: (Answer | null)[]): Answer => ({ optionKeys: [], texts: [], subAnswers });

const of = (kind: QuestionKind, ...kinds: QuestionKind[]): ComparedQuestion => ({
  kind,
  subQuestions: kinds.map((each) => of(each)),
});
const reading = of('reading', 'multiple', 'short-answer');

test.each([
  [of('short-answer'), text('a'), text(' a\u3000'), true],
  [of('blanks'), text('a｜b'), text('a|b'), true],
  [of('short-answer'), text('a\nb'), text('a\r\nb'), true],
  [of('short-answer'), text('a\nb'), text('a\rb'), true],
  [of('blanks'), text('a', ''), text('a'), true],
  [of('multiple'), choice('B', 'A'), choice('A', 'B'), true],
  [of('short-answer'), text('a'), text('b'), false],
  [of('blanks'), text('', 'a'), text('a'), false],
  [of('multiple'), choice('A'), choice('A', 'B'), false],
  [reading, parts(choice('A'), null), parts(choice('A')), true],
  [reading, parts(choice('B', 'A'), null), parts(choice('A', 'B')), true],
  [reading, parts(choice('A'), null), parts(choice('A'), text('b')), false],
  [reading, parts(), parts(choice('A')), false],
  [reading, choice(), parts(choice('A')), false],
  [reading, choice(), parts(null), true],
  [of('reading'), parts(choice('A')), parts(choice('A')), true],
])('%j: the server holds %j for %j: %s', (question, held, ours, isHeld) => {
  expect(isHeldAnswer(question, held, ours)).toBe(isHeld);
});
