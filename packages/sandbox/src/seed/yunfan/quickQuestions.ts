import type { QuestionSeed } from '../TestSeed.ts';
import { blanks, multiple, numberQuestions, shortAnswer, single, trueFalse } from '../writeQuestion.ts';

/** One question of each kind, one of an unknown type, and HTML in the stems. */
export const QUICK_QUESTIONS: QuestionSeed[] = [
  ...numberQuestions('q-quick', 1, 10, [
    {
      ...single(
        '<p>下表是王奶奶连续三天的晨间血压，<b>三天都高于目标值</b>（140/90 mmHg）的指标是（　　）。</p><table border="1"><thead><tr><th>日期</th><th>收缩压</th><th>舒张压</th></tr></thead><tbody><tr><td>周一</td><td>152</td><td>84</td></tr><tr><td>周二</td><td>148</td><td>92</td></tr><tr><td>周三</td><td>156</td><td>86</td></tr></tbody></table>',
        ['<b>收缩压</b>', '舒张压', '两项都是', '两项都不是'],
        'A',
        '收缩压三天都高于 140；舒张压只有周二高于 90。',
      ),
      // The server's option keys are not always letters.
      options: [
        { key: '9001', value: '<b>收缩压</b>' },
        { key: '9002', value: '舒张压' },
        { key: '9003', value: '两项都是' },
        { key: '9004', value: '两项都不是' },
      ],
      solution: {
        keys: ['9001'],
        texts: [],
        explanation: '收缩压三天都高于 140；舒张压只有周二高于 90。',
      },
    },
  ]),
  ...numberQuestions('q-quick', 2, 20, [
    multiple(
      '<p>看图：护理员陪伴老人坐在窗边。下列沟通做法恰当的有（　　）。</p><p><img src="/media/covers/elder-care.svg" alt="护理员俯身与坐在沙发上的老人交谈" width="320"></p>',
      ['与老人视线平齐', '称呼老人喜欢的称呼', '边看手机边应答', '耐心听完再回应'],
      'ABD',
      '视线平齐、称呼得体、耐心倾听表达尊重；边看手机边应答会让老人感到被忽视。',
    ),
  ]),
  ...numberQuestions('q-quick', 3, 10, [
    trueFalse(
      '为老人翻身后，应检查受压部位的皮肤并做记录。',
      true,
      '翻身、检查、记录三件事要一起做，交接班才说得清。',
    ),
  ]),
  ...numberQuestions('q-quick', 4, 20, [
    blanks(
      '成人正常呼吸频率为每分钟 ____ ～ ____ 次。',
      ['12', '20'],
      '安静状态下成人呼吸频率为 12～20 次/分。',
    ),
  ]),
  ...numberQuestions('q-quick', 5, 30, [
    shortAnswer(
      '老人说“我想回家”，而他就在家里。请写出你会怎样回应。',
      '<p>先接住情绪（“您想家了”），再问他想念什么，陪他看老照片或走一走，不否定、不争辩。</p>',
      '失智老人说“想回家”往往是不安，回应情绪比纠正事实更重要。',
    ),
  ]),
  ...numberQuestions('q-quick', 6, 10, [
    {
      kind: 'unknown',
      trunk: '请在人体图上标出最容易发生压力性损伤的部位。',
      options: [],
      solution: { keys: [], texts: ['骶尾部'], explanation: '仰卧时骶尾部受压最大。' },
    },
  ]),
];
