import type { FinishedExam } from '@cloud-school/engine';

/** A sample attempt that was just handed in. */
export const makeFinishedExam = (overrides: Partial<FinishedExam> = {}): FinishedExam => ({
  title: '养老护理员（三级）理论模拟测试（二）',
  submittedAt: new Date('2026-11-21T11:08:00+08:00').getTime(),
  usedSeconds: 2892,
  answered: 40,
  total: 40,
  hasAnswers: true,
  endedBy: 'student',
  ...overrides,
});

/** One that was opened by its address: no facts are known. */
export const makeUnknownExam = (overrides: Partial<FinishedExam> = {}): FinishedExam => ({
  title: null,
  submittedAt: null,
  usedSeconds: null,
  answered: null,
  total: null,
  hasAnswers: null,
  endedBy: null,
  ...overrides,
});
