import { dayAt } from '../../serverTime.ts';
import type { ActivitySeed, ContentSeed } from '../ActivitySeed.ts';
import type { TestSeed } from '../TestSeed.ts';
import { makeElderCareLessons } from './elderCareLessons.ts';
import { READING_TEST } from './elderCareReadingTest.ts';
import { ENGLISH_TEST } from './yunfanPartnerTests.ts';
import { OPEN_TEST, QUICK_TEST, THEORY_TEST } from './yunfanTests.ts';

type Row = Omit<ActivitySeed, 'start' | 'end'> & {
  /** Days from today, then start and end as [hours, minutes]. */
  when: [day: number, from: [number, number], to: [number, number]];
};

const ELDER = { classId: 'c-elder-3', extendId: 'k-elder' };
const REHABILITATION = { classId: 'c-rehab-1', extendId: 'k-rehab' };
const MEMORY = { classId: 'c-memory-2', extendId: 'k-memory' };
const INFANT = { classId: 'c-infant-1', extendId: 'k-infant' };

const required = { isRequired: 1, onlineType: 1 } as const;
const elective = { isRequired: 0, onlineType: 1 } as const;
const training = { isRequired: 1, onlineType: 2, address: '拱墅校区实训楼 302' } as const;

/** The activities of 养老护理员 3 班, with its tests around today, and a few lessons of other classes. */
export function makeYunfanActivities(now: number): ActivitySeed[] {
  const rows: Row[] = [
    {
      ...ELDER,
      ...training,
      activityId: 'a-elder-1',
      activityName: '实训：床单位整理与更换',
      when: [-3, [14, 0], [16, 0]],
      attendedBy: ['u-shen', 'u-he'],
      contents: [
        content('r-elder-10', 11, '实训：床单位整理与更换'),
        content('r-elder-11', 4, '床单位整理实训任务单'),
      ],
    },
    {
      ...ELDER,
      ...required,
      activityId: 'a-elder-2',
      activityName: '失智老人沟通：观察、倾听与回应',
      when: [-1, [19, 0], [20, 30]],
      attendedBy: ['u-shen'],
      contents: [content('r-elder-21', 1, '先接住情绪，再解决问题'), testContent(QUICK_TEST)],
    },
    {
      ...ELDER,
      ...required,
      activityId: 'a-elder-3',
      activityName: '晨课：交接班记录怎样写才算完整',
      when: [0, [7, 50], [8, 20]],
      attendedBy: ['u-he'],
      contents: [content('r-elder-31', 3, '交接班记录的六个要点')],
    },
    {
      ...ELDER,
      ...required,
      activityId: 'a-elder-4',
      activityName: '老年人常见慢性病照护要点',
      when: [0, [8, 30], [10, 0]],
      attendedBy: ['u-shen', 'u-he'],
      contents: [
        content('r-elder-41', 1, '高血压与糖尿病老人的一天'),
        content('r-elder-42', 8, '慢性病照护讲义'),
        testContent(READING_TEST),
      ],
    },
    {
      ...ELDER,
      ...required,
      activityId: 'a-elder-5',
      activityName: '失能老人体位转移与压疮预防：翻身、叩背与受压点检查',
      when: [0, [10, 30], [12, 0]],
      contents: [
        content('r-elder-51', 1, '翻身与叩背：两人配合的标准手法'),
        content('r-elder-52', 4, '压疮风险评估单（Braden 量表）'),
        content('r-elder-53', 6, '记录一次翻身护理'),
        testContent(OPEN_TEST),
      ],
    },
    {
      ...ELDER,
      ...training,
      activityId: 'a-elder-6',
      activityName: '实训：轮椅使用与床椅转移（两人一组）',
      when: [0, [14, 0], [16, 30]],
      contents: [
        content('r-elder-60', 11, '实训：轮椅使用与床椅转移（两人一组）'),
        content('r-elder-61', 4, '床椅转移实训任务单'),
      ],
    },
    {
      ...ELDER,
      ...elective,
      activityId: 'a-elder-7',
      activityName: '选学：与失智老人沟通的六种开场方式',
      when: [0, [19, 30], [20, 15]],
      contents: [content('r-elder-71', 1, '六种开场方式示范')],
    },
    {
      ...ELDER,
      ...required,
      activityId: 'a-elder-9',
      activityName: '安全与防跌倒：居室环境排查',
      when: [2, [8, 30], [10, 0]],
      contents: [
        content('r-elder-91', 1, '居室里的十二个跌倒隐患'),
        content('r-elder-92', 6, '排查自己家的一间卧室'),
        testContent(ENGLISH_TEST),
      ],
    },
    {
      ...REHABILITATION,
      ...required,
      activityId: 'a-rehab-1',
      activityName: '关节活动度训练：上肢',
      when: [-2, [19, 0], [20, 30]],
      attendedBy: ['u-shen'],
      contents: [content('r-rehab-11', 1, '肩、肘、腕的被动活动')],
    },
    {
      ...REHABILITATION,
      ...training,
      activityId: 'a-rehab-2',
      activityName: '实训：助行器的选择与步态陪护',
      when: [3, [18, 30], [20, 30]],
      contents: [],
    },
    {
      ...MEMORY,
      ...required,
      activityId: 'a-memory-1',
      activityName: '开班第一课：认识失智症',
      when: [7, [9, 0], [11, 0]],
      contents: [content('r-memory-11', 1, '失智不是正常的衰老'), content('r-memory-12', 3, '班级学习安排')],
    },
    {
      ...INFANT,
      ...required,
      activityId: 'a-infant-1',
      activityName: '婴幼儿喂养：辅食添加的顺序',
      when: [-200, [9, 0], [10, 30]],
      attendedBy: ['u-shen'],
      contents: [content('r-infant-11', 1, '六月龄起的第一口辅食')],
    },
    {
      ...INFANT,
      ...training,
      activityId: 'a-infant-2',
      activityName: '实训：婴儿沐浴与抚触',
      when: [-180, [14, 0], [16, 0]],
      attendedBy: ['u-shen'],
      contents: [],
    },
  ];
  const weekOfTheory: ActivitySeed = {
    ...ELDER,
    ...required,
    activityId: 'a-elder-8',
    activityName: '理论模拟测试周：第二套',
    start: dayAt(now, -2, 8),
    end: dayAt(now, 4, 22),
    contents: [testContent(THEORY_TEST)],
  };
  const { communication, cleanliness, nutrition, next } = makeElderCareLessons(now);
  return [
    weekOfTheory,
    ...[communication, cleanliness, nutrition, next].flatMap(({ activities }) => activities),
    ...rows.map(({ when: [day, from, to], ...row }) => ({
      ...row,
      start: dayAt(now, day, ...from),
      end: dayAt(now, day, ...to),
    })),
  ];
}

function content(contentId: string, dataType: ContentSeed['dataType'], contentName: string): ContentSeed {
  return { contentId, contentName, dataType };
}

function testContent({ classroomId, title }: TestSeed): ContentSeed {
  return content(classroomId, 7, title);
}
