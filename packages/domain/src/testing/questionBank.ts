import type { QuestionKind } from '../exam/Question.ts';

/** A question of the bank with its right answer: option letters or texts, by kind. */
export interface QuestionSample {
  stem: string;
  options?: readonly string[];
  right: readonly string[];
  /** A plausible wrong answer. */
  slip: readonly string[];
  explanation: string;
  subQuestions?: readonly SubSample[];
}

/** A sub-question of a reading or a cloze. */
export interface SubSample extends QuestionSample {
  kind: QuestionKind;
}

type Pool = readonly [QuestionSample, ...QuestionSample[]];

const single: Pool = [
  {
    stem: '长期卧床老人预防压疮，翻身的间隔时间一般为（　　）。',
    options: ['每 1 小时', '每 2 小时', '每 4 小时', '每 6 小时'],
    right: ['B'],
    slip: ['C'],
    explanation: '一般每 2 小时翻身一次，皮肤发红时缩短到 1 小时。',
  },
  {
    stem: '为偏瘫老人穿脱上衣，正确的顺序是（　　）。',
    options: ['先穿健侧，先脱健侧', '先穿患侧，先脱健侧', '先穿健侧，先脱患侧', '先穿患侧，先脱患侧'],
    right: ['B'],
    slip: ['A'],
    explanation: '穿衣先患侧、脱衣先健侧，可以减少患侧关节的牵拉。',
  },
  {
    stem: '老人进食时突然呛咳、面色发紫、不能说话，护理员应首先（　　）。',
    options: ['拍打后背并喂水', '立即实施海姆立克急救法', '让老人平卧休息', '等待家属到场'],
    right: ['B'],
    slip: ['A'],
    explanation: '不能说话、面色发紫提示气道完全梗阻，须立即实施腹部冲击。',
  },
  {
    stem: '新生儿沐浴的适宜水温是（　　）。',
    options: ['32 ℃～34 ℃', '35 ℃～36 ℃', '38 ℃～40 ℃', '42 ℃～45 ℃'],
    right: ['C'],
    slip: ['B'],
    explanation: '水温 38 ℃～40 ℃，以手腕内侧试温，不烫不凉为宜。',
  },
  {
    stem: '<p>下表为一位老人三天的晨起血压，应首先考虑（　　）。</p><table><tr><th>日期</th><th>收缩压</th><th>舒张压</th></tr><tr><td>11-18</td><td>162</td><td>98</td></tr><tr><td>11-19</td><td>168</td><td>96</td></tr><tr><td>11-20</td><td>171</td><td>102</td></tr></table>',
    options: ['血压正常', '低血压', '高血压，记录并报告护士', '测量误差，无需处理'],
    right: ['C'],
    slip: ['D'],
    explanation: '连续三天高于 140/90 mmHg，应记录并及时报告。',
  },
  {
    stem: '鼻饲前确认胃管在胃内，<strong>最可靠</strong>的方法是（　　）。',
    options: ['听气过水声', '抽吸出胃液', '观察老人有无呛咳', '将胃管末端置于水中看气泡'],
    right: ['B'],
    slip: ['A'],
    explanation: '抽出胃液是床旁最可靠的确认方法。',
  },
  {
    stem: '母乳喂养时，婴儿正确的含接姿势是（　　）。',
    options: ['只含住乳头', '含住乳头和大部分乳晕', '下唇向内收', '鼻尖紧压乳房'],
    right: ['B'],
    slip: ['A'],
    explanation: '含住乳头和大部分乳晕，下唇外翻，才能有效吸吮并避免皲裂。',
  },
  {
    stem: '为糖尿病老人足部护理，下列做法错误的是（　　）。',
    options: ['每日检查足部皮肤', '用热水袋直接暖脚', '趾甲平剪', '穿宽松棉袜'],
    right: ['B'],
    slip: ['C'],
    explanation: '糖尿病老人感觉减退，热水袋直接接触容易烫伤。',
  },
];

const multiple: Pool = [
  {
    stem: '压疮的好发部位包括（　　）。',
    options: ['骶尾部', '足跟', '腹部', '股骨大转子'],
    right: ['A', 'B', 'D'],
    slip: ['A', 'B'],
    explanation: '压疮好发于骨隆突处，腹部少见。',
  },
  {
    stem: '下列提示老人可能存在认知障碍的有（　　）。',
    options: ['反复说同一句话', '出门后迷路', '用药重复或遗漏', '饭后散步'],
    right: ['A', 'B', 'C'],
    slip: ['A', 'B', 'D'],
    explanation: '重复话语、迷路、用药混乱都是记忆与定向力下降的表现。',
  },
  {
    stem: '产后 24 小时内应重点观察产妇的（　　）。',
    options: ['阴道出血量', '子宫收缩情况', '体温、脉搏与血压', '排尿情况', '头发颜色'],
    right: ['A', 'B', 'C', 'D'],
    slip: ['A', 'B', 'C'],
    explanation: '产后出血、宫缩、生命体征与排尿是观察重点。',
  },
  {
    stem: '协助老人使用轮椅下坡时，正确的做法有（　　）。',
    options: ['护理员倒退下坡', '松开安全带', '老人身体靠后坐稳', '控制速度，避免急停'],
    right: ['A', 'C', 'D'],
    slip: ['C', 'D'],
    explanation: '下坡时倒退行进、系好安全带、控制速度。',
  },
];

const trueFalse: Pool = [
  {
    stem: '测量血压前，应让老人安静休息 5 分钟以上。',
    right: ['1'],
    slip: ['2'],
    explanation: '活动后立即测量会使结果偏高。',
  },
  {
    stem: '发现老人跌倒，应立即将其扶起坐到椅子上。',
    right: ['2'],
    slip: ['1'],
    explanation: '先评估意识与伤情，不急于扶起。',
  },
  {
    stem: '新生儿脐带残端脱落前，应保持清洁干燥。',
    right: ['1'],
    slip: ['2'],
    explanation: '潮湿容易引起感染。',
  },
  {
    stem: '使用中的胰岛素可以在室温下短期存放。',
    right: ['1'],
    slip: ['2'],
    explanation: '未开封冷藏，使用中的可在室温下存放约 28 天。',
  },
  {
    stem: '给吞咽困难的老人喂水，应使用吸管快速饮用。',
    right: ['2'],
    slip: ['1'],
    explanation: '应使用增稠液体、小口慢咽。',
  },
];

const blanks: Pool = [
  {
    stem: '长期卧床的老人应至少每 ____ 小时翻身一次；侧卧时背部与床面成 ____ 度角，足跟应 ____ ，避免直接受压。',
    right: ['2', '30', '悬空'],
    slip: ['2', '45', '悬空'],
    explanation: '每 2 小时翻身，30 度侧卧，足跟悬空。',
  },
  {
    stem: '成人心肺复苏胸外按压的频率为每分钟 ____ 次，按压深度为 ____ 厘米。',
    right: ['100～120', '5～6'],
    slip: ['60～80', '5～6'],
    explanation: '高质量按压：频率 100～120 次/分，深度 5～6 厘米。',
  },
  {
    stem: '新生儿出生后应尽早开奶，一般在产后 ____ 小时内。',
    right: ['1'],
    slip: ['6'],
    explanation: '早接触、早吸吮、早开奶。',
  },
];

const shortAnswer: Pool = [
  {
    stem: '李爷爷，79 岁，夜间如厕时跌倒，诉右髋部疼痛，不能站立，意识清楚。请写出护理员到场后的处理步骤，并说明哪些动作<strong>不能做</strong>。',
    right: [
      '<p>先评估不搬动；就地制动，保暖；呼叫护士、拨打 120；监测生命体征；通知家属并记录。</p><p><strong>不能</strong>：强行扶站、拖拉患肢、自行复位、给予热敷与按摩。</p>',
    ],
    slip: [
      '1. 不急于扶起，先安抚，问清疼痛部位；\n2. 就地制动，立即呼叫护士并拨打 120；\n3. 测血压、脉搏并记录。\n不能马上扶他站起来。',
    ],
    explanation: '老人跌倒后髋痛、不能站立，高度怀疑股骨颈骨折，原地等待专业转运是第一原则。',
  },
  {
    stem: '请简述为新生儿更换纸尿裤的步骤与注意事项。',
    right: [
      '<p>备物、洗手；平卧解开旧尿裤；由前向后清洁；擦干、涂护臀膏；换新尿裤，松紧以一指为宜；观察大小便并记录。</p>',
    ],
    slip: ['先洗手准备物品，解开旧尿裤，用湿巾擦干净，换上新的，注意不要盖住肚脐。'],
    explanation: '清洁方向由前向后，脐带未脱落时尿裤上沿反折。',
  },
];

const reading: Pool = [
  {
    stem: '<p>王奶奶，76 岁，独居，患高血压 12 年、2 型糖尿病 8 年。近一个月子女发现她常把同一句话说好几遍，出门两次找不到回家的路，早晨的降压药有时吃两次，有时忘了吃。</p><p>护理员入户评估：血压 168/96 mmHg，空腹血糖 4.1 mmol/L，诉心慌、手抖、出冷汗；药盒里三天的药原样未动，床头有半瓶胰岛素，未放冰箱。王奶奶说：“我没糊涂，是你们记错了。”</p><p>女儿在外地工作，每周视频两次，希望护理员帮助制定用药与外出的安全办法，并说明哪些情况需要立即送医。</p>',
    right: [],
    slip: [],
    explanation: '低血糖可以加重认知症状，应先处理低血糖，再评估认知功能。',
    subQuestions: [
      {
        kind: 'single',
        stem: '护理员此时首先应做的是（　　）。',
        options: ['立即补服降压药', '协助进食糖果或含糖饮料', '劝其卧床休息', '先联系家属再处理'],
        right: ['B'],
        slip: ['A'],
        explanation: '心慌、手抖、出冷汗提示低血糖，先补糖。',
      },
      {
        kind: 'multiple',
        stem: '下列提示可能存在认知障碍的有（　　）。',
        options: ['反复说同一句话', '出门后迷路', '用药重复或遗漏', '血压升高'],
        right: ['A', 'B', 'C'],
        slip: ['A', 'B', 'D'],
        explanation: '重复话语、迷路、用药混乱都是记忆与定向力下降的表现。血压升高是慢病本身的指标。',
      },
      {
        kind: 'true-false',
        stem: '未开封的胰岛素应冷藏保存，使用中的可在室温下短期存放。',
        right: ['1'],
        slip: ['2'],
        explanation: '未开封冷藏，使用中的可在室温下存放约 28 天。',
      },
    ],
  },
];

const toBlank = (options: readonly string[], right: string, slip: string): SubSample => ({
  kind: 'single',
  stem: '',
  options,
  right: [right],
  slip: [slip],
  explanation: '',
});

const cloze: Pool = [
  {
    stem: 'When Mrs. Liu came back to the ward, the care worker first ____ her skin from head to heel. A red area over the tail bone did not turn white when it was ____ , so she reported it to the nurse at once and ____ the finding in the log. Since then Mrs. Liu has been turned every two hours. A soft pillow is placed ____ her knees, and her heels are kept off the bed. Three days later the redness had ____ .',
    right: [],
    slip: [],
    explanation: '发红且压之不褪色是 1 期压力性损伤：报告、记录、减压。',
    subQuestions: [
      toBlank(['checked', 'washed', 'covered', 'warmed'], 'A', 'B'),
      toBlank(['dried', 'pressed', 'cooled', 'rubbed'], 'B', 'D'),
      toBlank(['refused', 'copied', 'wrote', 'changed'], 'C', 'B'),
      toBlank(['under', 'above', 'between', 'behind'], 'C', 'A'),
      toBlank(['spread', 'faded', 'opened', 'grown'], 'B', 'A'),
    ],
  },
];

const unknown: Pool = [
  {
    stem: '<p>王奶奶，76 岁，独居，患高血压 12 年、2 型糖尿病 8 年。近一个月子女发现她常把同一句话说好几遍，出门两次找不到回家的路。</p>',
    right: [],
    slip: [],
    explanation: '护理评估应先排除低血糖。',
  },
];

/** Questions of a nursing paper by kind. */
export const QUESTION_BANK: Record<QuestionKind, Pool> = {
  single,
  multiple,
  'true-false': trueFalse,
  blanks,
  'short-answer': shortAnswer,
  reading,
  cloze,
  unknown,
};
