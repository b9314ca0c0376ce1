import type { TestSeed } from '../TestSeed.ts';
import { blanks, multiple, numberQuestions, shortAnswer, single, trueFalse } from '../writeQuestion.ts';
import { FINANCE_READING_TEST } from './kingdeeReadingTest.ts';

const SINGLE_CHOICES = [
  single(
    '一般纳税人销售一般货物适用的增值税基本税率是（　　）。',
    ['6%', '9%', '13%', '17%'],
    'C',
    '销售一般货物适用 13%；9% 适用于农产品、不动产等，6% 适用于现代服务等。',
  ),
  single(
    '收到数电票并以电子形式归档，正确的做法是（　　）。',
    [
      '打印后即可删除电子文件',
      '保存电子发票原件，并与记账凭证建立检索关系',
      '只保存手机截图',
      '由开票方代为保存，本单位无须归档',
    ],
    'B',
    '电子发票以电子原件为归档对象，须保证来源真实、不被篡改，并能从凭证检索到发票。',
  ),
  single(
    '期末结转损益后，各损益类账户的余额应为（　　）。',
    ['零', '借方余额', '贷方余额', '与上期余额相同'],
    'A',
    '收入、费用类账户期末全部转入本年利润，结转后无余额。',
  ),
  single(
    '月末采购的材料已经入库，发票尚未收到，应（　　）。',
    ['不做账务处理', '等收到发票再补记入库', '直接计入当期费用', '按暂估价入账，下月初冲回'],
    'D',
    '货到票未到，月末按暂估价入账，下月初用红字冲回，收到发票后按实际金额入账。',
  ),
];

const MULTIPLE_CHOICES = [
  multiple(
    '会使企业银行存款日记账余额<b>大于</b>银行对账单余额的未达账项有（　　）。',
    ['企业已收，银行未收', '企业已付，银行未付', '银行已付，企业未付', '银行已收，企业未收'],
    'AC',
    '企业先记收入或少记支出，账面余额就会偏大，因此是 A 和 C。',
  ),
  multiple(
    '养老机构核算床位成本时，属于直接成本的有（　　）。',
    ['护理员工资', '老人膳食材料', '一次性护理耗材', '行政办公楼折旧'],
    'ABC',
    '直接成本可以归到具体的服务对象；行政办公楼折旧属于间接费用，需按标准分摊。',
  ),
];

const TRUE_FALSE = [
  trueFalse(
    '已经记账的凭证发现科目有误，应使用红字冲销后重新编制，不能直接删除。',
    true,
    '已记账凭证不得删除，应红字冲销并保留更正痕迹。',
  ),
  trueFalse(
    '当月增加的固定资产，当月就开始计提折旧。',
    false,
    '当月增加的固定资产当月不提折旧，从下月起计提；当月减少的当月照提。',
  ),
];

const BLANKS = [
  blanks('会计恒等式：资产 ＝ ____ ＋ ____ 。', ['负债', '所有者权益'], '资产来源于债权人和所有者两个方面。'),
];

const SHORT_ANSWERS = [
  shortAnswer(
    '请写出业财一体系统中“采购到付款”的主要环节，并各写一个控制点。',
    '<p>请购（预算检查）→ 订单（供应商与价格授权）→ 收货（数量与质量验收）→ 发票（订单、收货、发票三单匹配）→ 付款（账期与审批）。</p>',
    '按环节给分，每个环节 4 分：写出环节 2 分，控制点 2 分。',
  ),
];

export const FINANCE_TEST: TestSeed = {
  kind: 'test',
  testId: 'finance-1',
  classroomId: 'r-finance-1',
  courseId: 'k-finance',
  classIds: ['c-finance-1'],
  title: '智能财税应用师（中级）模拟测试（一）',
  requirement:
    '<ol><li>共 10 题，满分 100 分，30 分钟内完成，到点自动交卷。</li><li>客观题交卷即评分，简答题由讲师批阅。</li></ol>',
  description: null,
  unitTime: 30,
  questions: [
    ...numberQuestions('q-finance', 1, 8, SINGLE_CHOICES),
    ...numberQuestions('q-finance', 5, 12, MULTIPLE_CHOICES),
    ...numberQuestions('q-finance', 7, 6, TRUE_FALSE),
    ...numberQuestions('q-finance', 9, 12, BLANKS),
    ...numberQuestions('q-finance', 10, 20, SHORT_ANSWERS),
  ],
};

export const KINGDEE_TESTS: TestSeed[] = [FINANCE_TEST, FINANCE_READING_TEST];
