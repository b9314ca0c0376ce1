import type { ClassActivity } from '../learning/ClassActivity.ts';
import { makeActivityContent } from './makeActivityContent.ts';
import { pick } from './pick.ts';
import { inSchool } from './sampleSchool.ts';

const FACE_TO_FACE = { isFaceToFace: true, address: '拱墅校区实训楼 302' } as const;

const NOT_STUDIED = { progress: null, duration: null, position: null };

const samples = [
  {
    name: '失能老人体位转移与压疮预防：翻身、叩背与受压点检查',
    status: 'to-attend',
    startsAt: '2026-11-21 10:30:00',
    endsAt: '2026-11-21 12:00:00',
    contents: [
      { name: '翻身与叩背：两人配合的标准手法', kind: 'video' },
      { name: '压疮风险评估单（Braden 量表）', kind: 'document' },
      { name: '翻身与体位课后练习（不限时）', kind: 'test' },
    ],
  },
  {
    name: '晨课：交接班记录怎样写才算完整',
    status: 'absent',
    startsAt: '2026-11-21 07:50:00',
    endsAt: '2026-11-21 08:20:00',
    contents: [{ name: '交接班记录的六个要点', kind: 'article' }],
  },
  {
    name: '老年人常见慢性病照护要点',
    status: 'attended',
    startsAt: '2026-11-21 08:30:00',
    endsAt: '2026-11-21 10:00:00',
    contents: [
      { name: '高血压与糖尿病老人的一天', kind: 'video' },
      { name: '慢性病照护讲义', kind: 'image' },
      { name: '沟通与观察随堂小测', kind: 'test' },
    ],
  },
  {
    ...FACE_TO_FACE,
    name: '实训：轮椅使用与床椅转移（两人一组）',
    status: 'to-attend',
    startsAt: '2026-11-21 14:00:00',
    endsAt: '2026-11-21 16:30:00',
    contents: [],
  },
  {
    name: '选学：与失智老人沟通的六种开场方式',
    isRequired: false,
    status: null,
    startsAt: '2026-11-21 19:30:00',
    endsAt: '2026-11-21 20:15:00',
    contents: [{ name: '六种开场方式示范', kind: 'video' }],
  },
  {
    name: '理论模拟测试周：第二套',
    status: 'to-attend',
    startsAt: '2026-11-19 08:00:00',
    endsAt: '2026-11-25 22:00:00',
    contents: [{ name: '养老护理员（三级）理论模拟测试（二）', kind: 'test' }],
  },
  {
    name: '安全与防跌倒：居室环境排查',
    status: 'to-attend',
    startsAt: '2026-11-23 08:30:00',
    endsAt: '2026-11-23 10:00:00',
    contents: [
      { name: '居室环境排查清单', kind: 'document' },
      { name: '排查自己家的一间卧室', kind: 'homework' },
    ],
  },
  {
    ...FACE_TO_FACE,
    name: '实训：床单位整理与更换',
    status: 'attended',
    startsAt: '2026-11-20 14:00:00',
    endsAt: '2026-11-20 16:00:00',
    contents: [],
  },
] as const;

/** An activity around 2026-11-21: samples 0 to 4 are on that day, 5 lasts a week, 6 is in the future, 7 in the past. */
export function makeClassActivity(overrides: Partial<ClassActivity> = {}, index = 0): ClassActivity {
  const { contents, ...sample } = pick(samples, index);
  const activity: ClassActivity = {
    id: `${9001 + index}`,
    isRequired: true,
    isFaceToFace: false,
    address: null,
    courseId: '4001',
    bizType: 'CLASS_ACTIVITY',
    contents: contents.map((content, position) =>
      makeActivityContent({
        ...NOT_STUDIED,
        ...inSchool('activity-content', ['name'], content, index + position),
        id: `${9501 + index * 10 + position}`,
        activityContentId: `${9701 + index * 10 + position}`,
      }),
    ),
    ...sample,
  };
  return { ...inSchool('activity', ['name'], activity, index), ...overrides };
}
