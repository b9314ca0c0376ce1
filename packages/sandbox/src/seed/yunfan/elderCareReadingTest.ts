import type { TestSeed } from '../TestSeed.ts';
import { blanks, cloze, multiple, numberQuestions, reading, single, trueFalse } from '../writeQuestion.ts';

const CASE = reading(
  '<p>王奶奶，76 岁，独居，患高血压 12 年、2 型糖尿病 8 年。近一个月子女发现她常把同一句话说好几遍，出门两次找不到回家的路，早晨的降压药有时吃两次，有时忘了吃。</p><p>护理员入户评估：血压 168/96 mmHg，空腹血糖 4.1 mmol/L，诉心慌、手抖、出冷汗；药盒里三天的药原样未动，床头有半瓶胰岛素，未放冰箱。王奶奶说：“我没糊涂，是你们记错了。”</p><p>女儿在外地工作，每周视频两次，希望护理员帮助制定用药与外出的安全办法，并说明哪些情况需要立即送医。</p>',
  [
    single(
      '护理员此时首先应做的是（　　）。',
      ['立即补服降压药', '协助进食糖果或含糖饮料', '劝其卧床休息', '先联系家属再处理'],
      'B',
      '心慌、手抖、出冷汗提示低血糖，先补糖。',
    ),
    multiple(
      '下列提示可能存在认知障碍的有（　　）。',
      ['反复说同一句话', '出门后迷路', '用药重复或遗漏', '血压升高'],
      'ABC',
      '重复话语、迷路、用药混乱都是记忆与定向力下降的表现。血压升高是慢病本身的指标，与认知障碍没有直接对应。',
    ),
    trueFalse(
      '未开封的胰岛素应冷藏保存，使用中的可在室温下短期存放。',
      true,
      '未开封冷藏，使用中的可在室温下存放约 28 天。',
    ),
    blanks(
      '糖尿病病人血糖低于 ____ mmol/L 即为低血糖。',
      ['3.9'],
      '糖尿病病人的低血糖界值是 3.9 mmol/L，症状可以早于这个数值出现。',
    ),
  ],
  '先处理低血糖，再评估认知功能。',
);

const WARD = cloze(
  'When Mrs. Liu came back to the ward, the care worker first ____ her skin from head to heel. A red area over the tail bone did not turn white when it was ____ , so she reported it to the nurse at once and ____ the finding in the log. Since then Mrs. Liu has been turned every two hours. A soft pillow is placed ____ her knees, and her heels are kept off the bed. Three days later the redness had ____ .',
  [
    [['checked', 'washed', 'covered', 'warmed'], 'A', '回病房后先检查皮肤。'],
    [['dried', 'pressed', 'cooled', 'rubbed'], 'B', '指压不褪色是 1 期压力性损伤的特征。'],
    [['refused', 'copied', 'wrote', 'changed'], 'C', '报告之后写入记录。'],
    [['under', 'above', 'between', 'behind'], 'C', '软枕放在两膝之间，避免互相压迫。'],
    [['spread', 'faded', 'opened', 'grown'], 'B', '减压后三天，发红消退。'],
  ],
  '发红且压之不褪色：报告、记录、减压。',
);

/** A choice, a case with four questions and a cloze of five blanks, marked at once. */
export const READING_TEST: TestSeed = {
  kind: 'test',
  testId: 'reading',
  classroomId: 'r-reading',
  courseId: 'k-elder',
  classIds: ['c-elder-3'],
  title: '慢性病案例与护理英语小测',
  requirement: '<p>共 3 题：单选、阅读理解、完形填空各一题，30 分钟内完成，交卷即出分。</p>',
  description: null,
  unitTime: 30,
  questions: [
    ...numberQuestions('q-reading', 1, 10, [
      single(
        '高血压老人晨起测量血压的最佳时间是（　　）。',
        ['起床前', '起床后 1 小时内、服药和早餐前', '早餐后半小时', '运动后立即测量'],
        'B',
        '起床后 1 小时内，排尿后、服药和早餐前，静坐 5 分钟再测。',
      ),
    ]),
    ...numberQuestions('q-reading', 2, 40, [CASE]),
    ...numberQuestions('q-reading', 3, 50, [WARD]),
  ],
};
