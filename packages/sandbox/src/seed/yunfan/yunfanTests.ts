import type { TestSeed } from '../TestSeed.ts';
import { blanks, numberQuestions, shortAnswer } from '../writeQuestion.ts';
import { ELDER_CARE_MULTIPLE_CHOICES } from './elderCareMultipleChoices.ts';
import { READING_TEST } from './elderCareReadingTest.ts';
import { ELDER_CARE_SINGLE_CHOICES } from './elderCareSingleChoices.ts';
import { ELDER_CARE_TRUE_FALSE } from './elderCareTrueFalse.ts';
import { QUICK_QUESTIONS } from './quickQuestions.ts';

/** Questions 37 and 38 of the elder-care theory test. */
const ELDER_CARE_BLANKS = [
  blanks(
    '成人做心肺复苏时，胸外按压与人工呼吸的次数之比为 ____ ∶ ____ 。',
    ['30', '2'],
    '单人或双人抢救成人，按压与通气之比都是 30∶2。',
  ),
  blanks(
    '长期卧床的老人应至少每 ____ 小时翻身一次；侧卧时背部与床面成 ____ 度角，避免骨突处直接受压。',
    ['2', '30'],
    '每 2 小时翻身一次，30° 侧卧可使压力落在肌肉较厚的臀部，避开骶尾和大转子。',
  ),
];

/** Questions 39 and 40 of the elder-care theory test. */
const ELDER_CARE_SHORT_ANSWERS = [
  shortAnswer(
    '张爷爷，76 岁，帕金森病，近来喝水常呛咳。请写出协助他进食、饮水时的照护要点（至少 4 条）。',
    '<p>① 取坐位或半卧位，头稍前倾；② 食物做成软食或糊状，饮水加增稠剂；③ 小口慢喂，确认咽下再喂下一口；④ 进食时不说笑、不催促，环境安静；⑤ 餐后保持坐位 30 分钟，清洁口腔；⑥ 呛咳加重、发热时及时报告。</p>',
    '要点围绕<b>体位、性状、速度、餐后</b>四个环节，每条 1.5 分，写满 4 条得满分。',
  ),
  shortAnswer(
    '李爷爷，79 岁，夜间如厕时跌倒，诉右髋部疼痛，不能站立，意识清楚。请写出护理员到场后的处理步骤，并说明哪些动作<b>不能做</b>。',
    '<p>先评估不搬动；就地制动，保暖；呼叫护士、拨打 120；监测生命体征；通知家属并记录。<b>不能</b>：强行扶站、拖拉患肢、自行复位、给予热敷与按摩。</p>',
    '老人跌倒后髋痛、不能站立，高度怀疑股骨颈骨折。任何搬动都可能造成移位，<b>原地等待专业转运</b>是第一原则。',
  ),
];

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
  passScore: 60,
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
  passScore: 60,
  questions: [
    ...numberQuestions('q-open', 1, 25, ELDER_CARE_SINGLE_CHOICES.slice(8, 10)),
    ...numberQuestions('q-open', 3, 25, ELDER_CARE_MULTIPLE_CHOICES.slice(3, 4)),
    ...numberQuestions('q-open', 4, 25, ELDER_CARE_TRUE_FALSE.slice(4, 5)),
  ],
};

export const YUNFAN_TESTS: TestSeed[] = [THEORY_TEST, QUICK_TEST, OPEN_TEST, READING_TEST];
