import { type Answer, isEmptyAnswer, QUESTION_KINDS, type QuestionKind } from '@cloud-school/domain';
import { makeRightAnswer } from '@cloud-school/domain/testing';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseAnswer } from './parseAnswer.ts';
import { toAnswerBody } from './toAnswerBody.ts';

const written = (texts: string[]): Answer => ({ optionKeys: [], texts });

/** What a reload shows of an answer: through JSON to the server, and back in the paper. */
function sendAndReload(kind: QuestionKind, answer: Answer): Answer | null {
  const ids = { answerLogId: 'l', workId: 'w', questionId: 'q', unitId: 'u' };
  const body = toAnswerBody({ ...ids, kind, answer, answeredAt: 0 });
  const { questionAnswerVO } = JSON.parse(JSON.stringify(body)) as typeof body;
  return parseAnswer(questionAnswerVO, kind, answer.texts.length);
}

/** What a student may type: separators, outer spaces, emoji, lone surrogates, markup, control characters. */
const typed = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc
    .array(
      fc.constantFrom(
        '|',
        '｜',
        ' ',
        '\u3000',
        '\n',
        '\t',
        '👩‍⚕️',
        '𠮷',
        '\ud83d',
        '\udc69',
        '翻身',
        '<b>',
        '&#124;',
        '"',
        '\\',
        '\0',
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join('')),
);

test.each(QUESTION_KINDS)('the right answer of %s comes back as it was given', (kind) => {
  const answer = makeRightAnswer(kind);
  expect(sendAndReload(kind, answer)).toEqual(isEmptyAnswer(answer) ? null : answer);
});

test('10,000 fill-in answers come back as typed: trimmed, | as ｜, each in its own blank', () => {
  fc.assert(
    fc.property(fc.array(typed, { minLength: 1, maxLength: 8 }), (texts) => {
      const expected = texts.map((text) => text.trim().replaceAll('|', '｜'));
      const isEmpty = expected.every((text) => text === '');
      expect(sendAndReload('blanks', written(texts))).toEqual(isEmpty ? null : written(expected));
    }),
    { numRuns: 10_000 },
  );
});

test('10,000 short answers come back exactly as typed', () => {
  fc.assert(
    fc.property(typed, (text) => {
      expect(sendAndReload('short-answer', written([text]))).toEqual(
        text.trim() === '' ? null : written([text]),
      );
    }),
    { numRuns: 10_000 },
  );
});

test.each([
  ['a separator in the first blank', ['a|b', 'c'], ['a｜b', 'c']],
  ['only separators', ['|', '||'], ['｜', '｜｜']],
  ['empty blanks at both ends', ['', 'b', ''], ['', 'b', '']],
  ['10,000 characters', ['翻'.repeat(10_000), '👩‍⚕️'.repeat(2000)], ['翻'.repeat(10_000), '👩‍⚕️'.repeat(2000)]],
  ['full-width spaces around', ['\u3000两小时\u3000', ' 30 '], ['两小时', '30']],
])('%s', (_case, texts, expected) => {
  expect(sendAndReload('blanks', written(texts))).toEqual(written(expected));
});
