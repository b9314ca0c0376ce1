import { dayAt, MINUTE } from '../../serverTime.ts';
import { makeAttempt } from '../makeAttempt.ts';
import type { AttemptSeed } from '../SandboxSeed.ts';
import { TURNING_PLAN } from './yunfanHomework.ts';
import { THEORY_TEST } from './yunfanTests.ts';

const SWALLOWING =
  '1. 让张爷爷坐直，头稍微低一点；\n2. 水里加增稠剂，饭菜做软；\n3. 每次一小勺，咽下去再喂；\n4. 吃完坐半个小时再躺下。';

const FALL =
  '1. 不急于扶起，先安抚，问清疼痛部位，看右下肢有无缩短、外旋；\n2. 怀疑髋部骨折，就地制动，垫软枕保暖，立即呼叫护士并拨打 120；\n3. 测血压、脉搏并记录。\n不能马上扶他站起来。';

const NIGHT_PLAN =
  '1. 22:00 左侧卧 30°，背后与两膝之间垫软枕，看骶尾部；\n2. 00:00 平卧，右臂、右膝下垫枕；\n3. 02:00 左侧卧，不拖不拉，记录皮肤颜色；\n4. 04:00 平卧，查床单有无皱褶、潮湿。';

const PERSUASION =
  '先说知道她怕冷、怕疼，再告诉她一直压着皮肤会破，征得同意后再翻，动作轻一点、快一点，盖好被子，翻完问她躺得舒不舒服。';

/** The history of 沈雨薇: of the theory test and of a homework, a reviewed attempt each (82 points for the test) and a pending one. */
export function makeYunfanAttempts(now: number): AttemptSeed[] {
  return [
    makeAttempt({
      id: 'log-shen-1',
      test: THEORY_TEST,
      userId: 'u-shen',
      startedAt: dayAt(now, -9, 19, 30),
      duration: 48 * MINUTE,
      slips: {
        'q-theory-4': ['B'],
        'q-theory-11': ['B'],
        'q-theory-17': ['C'],
        'q-theory-22': ['A', 'B', 'D'],
        'q-theory-24': ['A', 'B', 'C'],
        'q-theory-30': ['2'],
        'q-theory-39': SWALLOWING,
        'q-theory-40': FALL,
      },
      teacherScores: { 'q-theory-39': 4, 'q-theory-40': 4 },
    }),
    makeAttempt({
      id: 'log-shen-2',
      test: THEORY_TEST,
      userId: 'u-shen',
      startedAt: dayAt(now, -3, 20, 14),
      duration: 52 * MINUTE,
      slips: {
        'q-theory-11': ['B'],
        'q-theory-25': ['A', 'B', 'C'],
        'q-theory-34': ['2'],
        'q-theory-37': '30|',
        'q-theory-39': SWALLOWING,
        'q-theory-40': FALL,
      },
    }),
    makeAttempt({
      id: 'log-shen-homework-1',
      test: TURNING_PLAN,
      userId: 'u-shen',
      startedAt: dayAt(now, -5, 20, 41),
      duration: 35 * MINUTE,
      slips: { 'q-turning-1': '2|2', 'q-turning-4': NIGHT_PLAN, 'q-turning-5': PERSUASION },
      teacherScores: { 'q-turning-4': 26, 'q-turning-5': 30 },
    }),
    makeAttempt({
      id: 'log-shen-homework-2',
      test: TURNING_PLAN,
      userId: 'u-shen',
      startedAt: dayAt(now, -1, 21, 6),
      duration: 28 * MINUTE,
      slips: { 'q-turning-4': NIGHT_PLAN, 'q-turning-5': PERSUASION },
    }),
  ];
}
