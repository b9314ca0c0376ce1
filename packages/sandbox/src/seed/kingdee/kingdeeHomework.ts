import type { TestSeed } from '../TestSeed.ts';
import { blanks, numberQuestions, shortAnswer, single } from '../writeQuestion.ts';

/** Three questions about a bank reconciliation, without a time limit, marked by a teacher. */
export const RECONCILIATION: TestSeed = {
  kind: 'homework',
  testId: 'reconciliation',
  classroomId: 'r-finance-21',
  courseId: 'k-finance',
  classIds: ['c-finance-1'],
  title: '编制一张银行存款余额调节表',
  requirement: '<p>用课上发的对账单，找出未达账项，写出调节后的余额。</p>',
  description: null,
  unitTime: null,
  questions: [
    ...numberQuestions('q-reconcile', 1, 20, [
      single(
        '银行存款余额调节表的作用是（　　）。',
        ['核对账目', '登记账簿的依据', '代替记账凭证', '代替对账单'],
        'A',
        '调节表只用来核对，未达账项要等单据到了再记账。',
      ),
    ]),
    ...numberQuestions('q-reconcile', 2, 20, [
      blanks('企业已收、银行未收的款项，应在 ____ 余额上加上。', ['对账单'], '在对账单一方调整。'),
    ]),
    ...numberQuestions('q-reconcile', 3, 60, [
      shortAnswer(
        '请写出本月四笔未达账项和调节后的余额，并说明下一步怎样处理。',
        '<p>两笔银行已收、一笔企业已付、一笔银行代扣；调节后双方余额一致。单据到达后再登记入账。</p>',
        '每笔 10 分，余额 10 分，处理办法 10 分。',
      ),
    ]),
  ],
};

export const KINGDEE_HOMEWORK: TestSeed[] = [RECONCILIATION];
