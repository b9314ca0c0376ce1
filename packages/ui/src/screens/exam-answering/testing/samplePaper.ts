import type { Paper } from '@cloud-school/domain';
import { makePaper } from '@cloud-school/domain/testing';

/** The paper of the stories. */
export const samplePaper: Paper = makePaper({
  title: '养老护理员（三级）理论模拟测试（二）',
  timeLimitMinutes: 60,
  questionCount: 40,
  kinds: ['single', 'multiple', 'true-false', 'blanks', 'short-answer'],
});
