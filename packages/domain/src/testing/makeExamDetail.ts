import type { ExamDetail } from '../exam/TestAttempt.ts';
import { inSchool } from './sampleSchool.ts';

/** The intro of a test with a time limit. */
export function makeExamDetail(overrides: Partial<ExamDetail> = {}): ExamDetail {
  return {
    ...inSchool('exam-detail', ['title', 'requirementsHtml'], {
      workId: '7001',
      title: '养老护理员（三级）阶段测试：基础照护',
      requirementsHtml:
        '<p>请在规定时间内独立完成，中途退出会保留已保存的答案，计时不停。</p><p>简答题由老师批阅，成绩在批阅后公布。</p>',
      questionCount: 16,
      totalPoints: 60,
      timeLimitMinutes: 90,
      openAttempt: null,
    }),
    ...overrides,
  };
}
