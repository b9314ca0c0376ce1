import type { TestSeed } from '../TestSeed.ts';
import { numberQuestions } from '../writeQuestion.ts';
import { ELDER_CARE_MULTIPLE_CHOICES } from './elderCareMultipleChoices.ts';
import { READING_TEST } from './elderCareReadingTest.ts';
import { ELDER_CARE_SINGLE_CHOICES } from './elderCareSingleChoices.ts';
import { ELDER_CARE_TRUE_FALSE } from './elderCareTrueFalse.ts';
import { ELDER_CARE_BLANKS, ELDER_CARE_SHORT_ANSWERS } from './elderCareWrittenQuestions.ts';
import { QUICK_QUESTIONS } from './quickQuestions.ts';

/** The 40-question theory test, 100 points, 60 minutes. */
export const THEORY_TEST: TestSeed = {
  kind: 'test',
  testId: 'theory-2',
  classroomId: 'r-theory-2',
  courseId: 'k-elder',
  classIds: ['c-elder-3'],
  title: '养老护理员（三级）理论模拟测试（二）',
  requirement:
    '<ol><li>请独立完成，可以换题、改答案，离开每题时自动保存。</li><li>进入后立即计时，到点自动交卷；断网或关闭页面时计时不停，已经写下的答案都会保留，回来接着做。</li><li>客观题交卷即评分，简答题由老师批阅后出总分，60 分合格。</li></ol>',
  description: '多选题少选得 1 分，错选不得分。',
  unitTime: 60,
  questions: [
    ...numberQuestions('q-theory', 1, 2, ELDER_CARE_SINGLE_CHOICES),
    ...numberQuestions('q-theory', 21, 3, ELDER_CARE_MULTIPLE_CHOICES),
    ...numberQuestions('q-theory', 29, 2, ELDER_CARE_TRUE_FALSE),
    ...numberQuestions('q-theory', 37, 4, ELDER_CARE_BLANKS),
    ...numberQuestions('q-theory', 39, 6, ELDER_CARE_SHORT_ANSWERS),
  ],
};

/** Six questions, one of each kind, 10 minutes. */
export const QUICK_TEST: TestSeed = {
  kind: 'test',
  testId: 'quick',
  classroomId: 'r-quick',
  courseId: 'k-elder',
  classIds: ['c-elder-3'],
  title: '沟通与观察随堂小测',
  requirement: '<p>共 6 题，每种题型各一题，10 分钟内完成。</p>',
  description: null,
  unitTime: 10,
  questions: QUICK_QUESTIONS,
};

/** Four questions without a time limit and without a short answer, so that it is marked at once. */
export const OPEN_TEST: TestSeed = {
  kind: 'test',
  testId: 'open',
  classroomId: 'r-open',
  courseId: 'k-elder',
  classIds: ['c-elder-3'],
  title: '翻身与体位课后练习（不限时）',
  requirement: '<p>共 4 题，全部为客观题，不限时，交卷即出分。</p>',
  description: null,
  unitTime: null,
  questions: [
    ...numberQuestions('q-open', 1, 25, ELDER_CARE_SINGLE_CHOICES.slice(8, 10)),
    ...numberQuestions('q-open', 3, 25, ELDER_CARE_MULTIPLE_CHOICES.slice(3, 4)),
    ...numberQuestions('q-open', 4, 25, ELDER_CARE_TRUE_FALSE.slice(4, 5)),
  ],
};

export const YUNFAN_TESTS: TestSeed[] = [THEORY_TEST, QUICK_TEST, OPEN_TEST, READING_TEST];
