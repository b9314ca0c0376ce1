import { dayAt, MINUTE, toMonthAndDay } from '../../serverTime.ts';
import { type ClassLearningSeed, type DynamicSeed, writeClassmates } from '../ClassLearningSeed.ts';

const NAMES =
  '吴敏 顾长青 唐小凤 陈立 周志强 阿依古丽·买买提 迪丽热巴·迪力木拉提 钱美玲 马立 何秀英 宋玉兰 许建平 邓春梅 罗佳 谢芳 韩雪 曹勇 彭丽 曾小红 萧文 田静 董洁 袁梅 于海 余燕 潘婷 蒋莉 蔡明 杜娟 叶青 程红 苏敏 魏华 吕倩 丁香 任远';

/** The class pages of 云帆. */
export function makeYunfanClassLearning(now: number): ClassLearningSeed[] {
  return [
    {
      classId: 'c-elder-3',
      learningGoal: `${toMonthAndDay(dayAt(now, 34))}前拿到三级证书`,
      visits: 26,
      answerDurationStr: '5小时48分',
      evaluateStatus: 0,
      classmateCircleCount: 3,
      classmates: writeClassmates(
        [
          { studentId: 'u-shen', studentName: '沈雨薇', studentAvatar: '/media/avatars/nurse.svg' },
          { studentId: 'u-he', studentName: '何志远', studentAvatar: '/media/avatars/zhou.svg' },
        ],
        'elder-student',
        NAMES,
      ),
      dynamics: makeDynamics(now),
    },
    {
      classId: 'c-infant-1',
      learningGoal: null,
      visits: 41,
      answerDurationStr: '9小时12分',
      evaluateStatus: 1,
      classmateCircleCount: 0,
      classmates: writeClassmates(
        [{ studentId: 'u-shen', studentName: '沈雨薇', studentAvatar: '/media/avatars/nurse.svg' }],
        'infant-student',
        NAMES.slice(0, NAMES.lastIndexOf(' ')),
      ),
      dynamics: [],
    },
  ];
}

function makeDynamics(now: number): DynamicSeed[] {
  const rows: [
    minutesAgo: number,
    type: DynamicSeed['type'],
    name: string,
    avatar: string | null,
    content: string | null,
  ][] = [
    [2, 4, '吴敏', 'wu', '翻身四步'],
    [9, 0, '何志远', 'zhou', null],
    [17, 2, '唐小凤', null, '一个人在家没有搭档，能练哪几步？'],
    [31, 3, '何俊峰', 'he', '放在健侧，与床成 30–45 度，让健侧手扶住远端扶手。'],
    [48, 5, '顾长青', 'gu', '示范很清楚，回家照着给母亲翻了一次身。'],
    [66, 1, '阿依古丽·买买提', null, null],
    [90, 4, '陈立', 'chen', '交接班六要点口诀'],
    [130, 2, '周志强', null, '气垫床还需要两小时翻一次身吗？'],
    [150, 0, '迪丽热巴·迪力木拉提', null, null],
  ];
  return rows.map(([minutesAgo, type, realName, avatar, content]) => ({
    type,
    realName,
    avatar: avatar && `/media/avatars/${avatar}.svg`,
    content,
    activityId: 'a-elder-5',
    at: now - minutesAgo * MINUTE,
  }));
}
