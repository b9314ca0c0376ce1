import { expect, test } from 'vitest';
import { makeAnswerLog } from '../testing/makeAnswerLog.ts';
import { makeReviewedQuestion } from '../testing/makeQuestion.ts';
import { makeReview } from '../testing/makeReview.ts';
import { collectMistakes, describeAnswer, isPractisable } from './Mistake.ts';
import type { Question, Solution } from './Question.ts';

const exam = { name: '第三章单元测试', workId: 'w', courseId: 'k' } as const;

const attempt = (day: string, results: Solution['result'][]) => ({
  exam,
  log: makeAnswerLog({ id: day, createdAt: `2026-11-${day} 14:00:00` }),
  review: makeReview({
    paper: {
      title: exam.name,
      description: null,
      timeLimitMinutes: null,
      groups: [
        {
          kind: 'single',
          questions: results.map((result, index) =>
            makeReviewedQuestion('single', result, { id: `q${index}` }),
          ),
        },
      ],
    },
  }),
});

test('a question that was wrong in two attempts is one mistake, as it was answered last', () => {
  const mistakes = collectMistakes([
    attempt('16', ['wrong', 'correct', 'wrong']),
    attempt('18', ['wrong', 'wrong', 'correct']),
  ]);
  expect(
    mistakes.map(({ id, times, answeredAt, number }) => [id, times, answeredAt.slice(8, 10), number]),
  ).toEqual([
    ['w q0', 2, '18', 1],
    ['w q1', 1, '18', 2],
    ['w q2', 1, '16', 3],
  ]);
});

test('what is not judged is no mistake', () => {
  expect(collectMistakes([attempt('16', ['pending', 'unjudged', 'correct'])])).toEqual([]);
});

test.each<[string, Partial<Question>, { optionKeys: string[]; texts: string[] } | null, string | null]>([
  ['one option with its text', {}, { optionKeys: ['B'], texts: [] }, 'B 每 2 小时'],
  ['several by their letters', {}, { optionKeys: ['B', 'A'], texts: [] }, 'A B'],
  ['blanks', { options: [] }, { optionKeys: [], texts: [' 7', '24'] }, '7；24'],
  ['nothing', {}, null, ''],
  [
    'a reading',
    { subQuestions: [makeReviewedQuestion('single', 'wrong')] },
    { optionKeys: [], texts: [] },
    null,
  ],
])('%s', (_name, overrides, answer, words) => {
  const options = [
    { key: 'A', label: 'A', html: '每 1 小时' },
    { key: 'B', label: 'B', html: '<p>每 2 小时</p>' },
  ];
  const question = makeReviewedQuestion('single', 'wrong', { options, ...overrides });
  const readHtml = (html: string) => html.replaceAll(/<[^<>]*>/g, '');
  expect(describeAnswer(question, answer, readHtml)).toBe(words);
});

test('what only a teacher can judge is not practised, also as a part of a reading', () => {
  const single = makeReviewedQuestion('single', 'wrong');
  const written = makeReviewedQuestion('short-answer', 'partial');
  expect(isPractisable(single)).toBe(true);
  expect(isPractisable(written)).toBe(false);
  expect(isPractisable({ ...single, kind: 'reading', subQuestions: [single, written] })).toBe(false);
});
