import type { RefusedAnswer } from '@cloud-school/engine';
import { expect, test } from 'vitest';
import { numberPaper } from '../../../answer-card/numberPaper.ts';
import { samplePaper } from '../testing/samplePaper.ts';
import { formatRefused } from './formatRefused.ts';

const plain = numberPaper(samplePaper).entries;
const [first, sub] = plain;
if (!first || !sub) throw new Error('The paper has fewer than two questions.');
/** The last question is a reading with one sub-question. */
const reading = { ...first.question, id: 'reading', subQuestions: [{ ...sub.question, id: 'reading#1' }] };
const entries = [...plain, { number: 41, question: reading }];
const idOf = (number: number) => entries[number - 1]?.question.id ?? '';
const refuse = (number: number, words: string | null): RefusedAnswer => ({ questionId: idOf(number), words });

test.each<[string, RefusedAnswer[], string]>([
  ['no answer', [], ''],
  ['an answer with the words of the server', [refuse(5, '本题已停用')], '答案第 5 题未被接受：本题已停用。'],
  ['an answer without words', [refuse(5, null)], '答案第 5 题未被接受。'],
  ['words that end their own sentence', [refuse(1, '已过期。')], '答案第 1 题未被接受：已过期。'],
  [
    'answers by their words',
    [refuse(5, '停用'), refuse(2, '太长'), refuse(7, '停用')],
    '答案第 5、7 题未被接受：停用。答案第 2 题未被接受：太长。',
  ],
  [
    'a sub-question by the number of its question',
    [{ questionId: 'reading#1', words: null }],
    '答案第 41 题未被接受。',
  ],
])('%s', (_case, refused, text) => {
  expect(formatRefused(refused, entries)).toBe(text);
});
