import type { TestSeed } from '../TestSeed.ts';
import { blanks, multiple, numberQuestions, shortAnswer, single } from '../writeQuestion.ts';

const ELDER_CARE: Pick<TestSeed, 'kind' | 'courseId' | 'classIds' | 'description'> = {
  kind: 'homework',
  courseId: 'k-elder',
  classIds: ['c-elder-3'],
  description: null,
};

/** Five questions about a bedridden patient, without a time limit, marked by a teacher. */
export const TURNING_PLAN: TestSeed = {
  ...ELDER_CARE,
  testId: 'turning-plan',
  classroomId: 'r-elder-47',
  title: '为刘奶奶写一份 24 小时翻身计划',
  requirement:
    '<ol><li>结合 4.2 节案例，写出翻身时间、体位与皮肤观察要点。</li><li>填空写数字与单位；简答分条写，不少于 4 条，写清每一次翻身的时间、体位、皮肤观察与签名。</li><li>老师批阅后可以看到批语。</li></ol>',
  unitTime: null,
  questions: [
    ...numberQuestions('q-turning', 1, 10, [
      blanks(
        '卧床老人一般每 ____ 小时翻身一次，骨突处已经发红的，缩短到 ____ 小时。',
        ['2', '1'],
        '间隔不超过 2 小时；皮肤已发红说明受压时间偏长，应缩短到 1 小时并观察颜色恢复。',
      ),
      blanks('侧卧时背部与床面成 ____ 度角，两膝之间垫软枕。', ['30'], '30° 侧卧避开骶尾和大转子。'),
    ]),
    ...numberQuestions('q-turning', 3, 20, [
      multiple(
        '夜间巡视刘奶奶时，应当写进交班记录的有（　　）。',
        ['翻身时间与体位', '骶尾部皮肤颜色', '床单是否潮湿', '同屋老人的睡眠'],
        'ABC',
        '交班记录写与她有关的时间、体位、皮肤与床单位。',
      ),
    ]),
    ...numberQuestions('q-turning', 4, 30, [
      shortAnswer(
        '刘奶奶，82 岁，脑梗后右侧偏瘫，骶尾部皮肤发红且压之不褪色。请写出夜间（22:00 至次日 6:00）的翻身安排，<b>不少于 4 条</b>。',
        '<p>22:00 左侧卧 30°，背后与两膝之间垫软枕；00:00 平卧，右臂、右膝下垫枕；02:00 左侧卧，不拖不拉；04:00 平卧，查床单有无潮湿；06:00 晨间护理，检查并记录骶尾部皮肤。</p>',
        '每条写清<b>时间、体位、垫枕位置、皮肤观察</b>，偏瘫侧不久压。',
      ),
      shortAnswer(
        '刘奶奶夜里说“皮还行，别翻了”。请写出你怎样说服她配合翻身。',
        '<p>先回应她怕冷、怕疼的感受，再说明不翻身的后果，征得同意后动作轻、快、保暖，翻完问她是否舒服。</p>',
        '先共情，再解释，最后请她自己选先朝哪一侧。',
      ),
    ]),
  ],
};

/** Three questions about the record of one turning. */
const TURNING_RECORD: TestSeed = {
  ...ELDER_CARE,
  testId: 'turning-record',
  classroomId: 'r-elder-53',
  title: '记录一次翻身护理',
  requirement: '<p>照着今天课上的示范，写一次完整的翻身护理记录。</p>',
  unitTime: null,
  questions: [
    ...numberQuestions('q-record', 1, 20, [
      single(
        '翻身前最先做的是（　　）。',
        ['向老人说明并取得配合', '移开床旁椅', '拉平床单', '垫软枕'],
        'A',
        '先沟通，再操作。',
      ),
    ]),
    ...numberQuestions('q-record', 2, 40, [
      shortAnswer(
        '请写出一次翻身护理的记录：时间、体位、皮肤情况、老人反应。',
        '<p>22:10 协助左侧卧 30°，背后垫软枕；骶尾部发红约 3×4 厘米，压之褪色；老人诉不冷不疼。</p>',
        '四项各 10 分，皮肤情况要写部位、大小和是否褪色。',
      ),
      shortAnswer(
        '记录写好后，交接班时还要口头说明什么？',
        '<p>下一次翻身的时间和体位，皮肤变化，以及老人的要求。</p>',
        '口头交接说变化和下一步。',
      ),
    ]),
  ],
};

/** Two questions about one's own home, with a time limit. */
const ROOM_CHECK: TestSeed = {
  ...ELDER_CARE,
  testId: 'room-check',
  classroomId: 'r-elder-92',
  title: '排查自己家的一间卧室',
  requirement: '<p>选一间卧室，按课上的清单排查跌倒隐患。进入后 40 分钟内完成。</p>',
  unitTime: 40,
  questions: [
    ...numberQuestions('q-room', 1, 40, [
      blanks(
        '床面离地约 ____ 厘米时，多数老人坐下后双脚能踩实地面。',
        ['45'],
        '床高以坐下后双脚踩实为准，约 45 厘米。',
      ),
    ]),
    ...numberQuestions('q-room', 2, 60, [
      shortAnswer(
        '写出您找到的三处隐患，各写一个当天就能做的改动。',
        '<p>例如：床边地垫会滑，撤掉或加防滑底；夜里没有光，装感应小夜灯；常用物品放得高，移到腰与肩之间。</p>',
        '每处 20 分：隐患 10 分，改动 10 分。',
      ),
    ]),
  ],
};

export const YUNFAN_HOMEWORK: TestSeed[] = [TURNING_PLAN, TURNING_RECORD, ROOM_CHECK];
