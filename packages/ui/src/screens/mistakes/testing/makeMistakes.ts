import { collectMistakes, type Mistake } from '@cloud-school/domain';
import { makeAnswerLog, makeReviewedQuestion } from '@cloud-school/domain/testing';

const KINDS = ['single', 'multiple', 'true-false', 'blanks', 'reading'] as const;
const EXAMS = [
  { name: '理论模拟测试（二）', workId: 'w-2', courseId: 'k-elder' },
  { name: '第三章单元测试', workId: 'w-3', courseId: 'k-elder' },
  { name: '为刘奶奶写一份翻身计划', workId: 'w-h', courseId: 'k-rehab' },
] as const;

/** Mistakes of several exams and kinds. */
export const makeMistakes = (count: number): Mistake[] =>
  Array.from({ length: count }, (_, index) => index).flatMap((index) => {
    const kind = KINDS[index % KINDS.length] ?? 'single';
    const exam = EXAMS[index % EXAMS.length] ?? EXAMS[0];
    const question = makeReviewedQuestion(kind, 'wrong', { id: `q${index}` }, index);
    return collectMistakes([
      {
        exam,
        log: makeAnswerLog({ createdAt: `2026-11-${String(20 - (index % 14)).padStart(2, '0')} 14:05:00` }),
        review: {
          testName: exam.name,
          source: 'school',
          score: null,
          passScore: null,
          status: 'reviewed',
          paper: {
            title: exam.name,
            description: null,
            timeLimitMinutes: null,
            groups: [{ kind, questions: [question] }],
          },
        },
      },
    ]).map((mistake) => ({ ...mistake, number: index + 1, times: 1 + (index % 3) }));
  });
