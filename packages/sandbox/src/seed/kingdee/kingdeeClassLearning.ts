import { dayAt, MINUTE, toMonthAndDay } from '../../serverTime.ts';
import { type ClassLearningSeed, writeClassmates } from '../ClassLearningSeed.ts';

const NAMES =
  '方志明 江雪 陆佳 崔浩 金鑫 史强 毛宁 黎敏 常乐 武丹 乔宇 贺文 赖欣 龚平 文静 樊华 兰天 殷红 施展 陶然';

/** The class pages of 金蝶认证中心. */
export function makeKingdeeClassLearning(now: number): ClassLearningSeed[] {
  return [
    {
      classId: 'c-finance-1',
      learningGoal: `${toMonthAndDay(dayAt(now, 29))}前通过中级机考`,
      visits: 14,
      answerDurationStr: '2小时10分',
      evaluateStatus: 0,
      classmateCircleCount: 1,
      classmates: writeClassmates(
        [
          { studentId: 'u-qiu', studentName: '邱雯', studentAvatar: '/media/avatars/qian.svg' },
          { studentId: 'u-shao', studentName: '邵扬', studentAvatar: '/media/avatars/gu.svg' },
        ],
        'finance-student',
        NAMES,
      ),
      dynamics: [
        {
          type: 3,
          realName: '马立群',
          avatar: '/media/avatars/ma.svg',
          content: '用于集体福利的进项税不能抵扣。',
          activityId: 'a-finance-1',
          at: now - 12 * MINUTE,
        },
        {
          type: 4,
          realName: '江雪',
          avatar: '/media/avatars/gu.svg',
          content: '红字发票的五个步骤',
          activityId: 'a-finance-1',
          at: now - 40 * MINUTE,
        },
        {
          type: 0,
          realName: '邵扬',
          avatar: '/media/avatars/gu.svg',
          content: null,
          activityId: 'a-finance-2',
          at: now - 55 * MINUTE,
        },
      ],
    },
  ];
}
