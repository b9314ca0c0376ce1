import type { TestSeed } from '../TestSeed.ts';
import { blanks, numberQuestions, single } from '../writeQuestion.ts';

/** Three questions of the partner's exam source, marked by the partner at once. */
export const INVOICE_TEST: TestSeed = {
  kind: 'test',
  source: 'xskt',
  testId: 'invoice-1',
  classroomId: 'r-invoice-1',
  courseId: 'k-finance',
  classIds: ['c-finance-1'],
  title: '数电票操作测评（一）',
  requirement: '<p>试卷来自学习平台，共 3 题，不计时，提交后可以马上对照正确答案。</p>',
  description: null,
  unitTime: null,
  questions: [
    ...numberQuestions('q-invoice', 1, 40, [
      single(
        '数电票的原件是（　　）。',
        ['纸质打印件', '电子文件', '手机截图', '复印件'],
        'B',
        '以电子文件为原件。',
      ),
      single(
        '红字发票用来（　　）。',
        ['冲销已开发票', '补开发票', '作废税号', '代替合同'],
        'A',
        '红字冲销。',
      ),
    ]),
    ...numberQuestions('q-invoice', 3, 20, [
      blanks('一般货物的增值税税率是 ____ %。', ['13'], '一般货物适用 13%。'),
    ]),
  ],
};
