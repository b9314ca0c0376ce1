import type { TestSeed } from '../TestSeed.ts';
import {
  cloze,
  multiple,
  numberQuestions,
  reading,
  shortAnswer,
  single,
  trueFalse,
} from '../writeQuestion.ts';

const CASE = reading(
  '<p>滨江康养公司是一般纳税人，11 月采购护理床 20 张，不含税价 60 万元，取得税率 13% 的增值税专用发票；其中 5 张用于员工宿舍。</p><p>当月另支付员工差旅火车票 1,090 元，并为客户支付餐费 3,000 元，取得增值税普通发票。出纳把三张发票一并交给会计，要求“全部抵扣”。</p>',
  [
    single(
      '20 张护理床的进项税额合计为（　　）。',
      ['3.6 万元', '5.4 万元', '7.8 万元', '10.2 万元'],
      'C',
      '60 万元 × 13% ＝ 7.8 万元。',
    ),
    multiple(
      '下列进项税额不得抵扣的有（　　）。',
      ['用于员工宿舍的 5 张护理床', '客户餐费', '员工差旅火车票', '自用的 15 张护理床'],
      'AB',
      '用于集体福利的货物和餐饮服务的进项税额不得抵扣；火车票可以按规定计算抵扣。',
    ),
    trueFalse('员工差旅火车票可以计算抵扣进项税额。', true, '注明旅客身份信息的铁路车票可以抵扣。'),
    shortAnswer(
      '请写出会计退回发票时应当向出纳说明的要点。',
      '<p>用于集体福利的部分和餐饮服务不得抵扣；已抵扣的应作进项税额转出；按用途分别入账并保留说明。</p>',
      '要点：用途、法规依据、账务处理，各 1 分。',
    ),
  ],
  '先看用途，再看票种，最后算税额。',
);

const LEDGER = cloze(
  'At month end the accountant ____ the bank statement with the ledger. Two payments were not yet ____ by the bank, so she listed them as outstanding. One invoice had been entered ____ , which made the cost too high. After the entry was ____ , both balances agreed.',
  [
    [['compared', 'printed', 'closed', 'mailed'], 'A', '月末先核对对账单与日记账。'],
    [['opened', 'cleared', 'signed', 'taxed'], 'B', '银行尚未入账的付款是未达账项。'],
    [['early', 'online', 'twice', 'slowly'], 'C', '重复入账会使成本偏高。'],
    [['reversed', 'copied', 'hidden', 'doubled'], 'A', '红字冲销重复的分录。'],
  ],
  '核对、列示未达账项、更正错账。',
);

/** A choice, a case whose last question a teacher marks, and a cloze of four blanks. */
export const FINANCE_READING_TEST: TestSeed = {
  kind: 'test',
  testId: 'finance-2',
  classroomId: 'r-finance-2',
  courseId: 'k-finance',
  classIds: ['c-finance-1'],
  title: '进项税额案例与财务英语小测',
  requirement: '<p>共 3 题：单选、阅读理解、完形填空各一题，30 分钟内完成。案例的最后一问由讲师批阅。</p>',
  description: null,
  unitTime: 30,
  questions: [
    ...numberQuestions('q-finance-reading', 1, 20, [
      single(
        '一般纳税人取得的下列凭证中，不能用于抵扣进项税额的是（　　）。',
        ['增值税专用发票', '海关进口增值税专用缴款书', '农产品收购发票', '住宿费增值税普通发票'],
        'D',
        '住宿费须取得专用发票才能抵扣。',
      ),
    ]),
    ...numberQuestions('q-finance-reading', 2, 40, [CASE]),
    ...numberQuestions('q-finance-reading', 3, 40, [LEDGER]),
  ],
};
