import type { Chapter, Classroom } from '../lesson/Classroom.ts';
import { makeMany } from './makeMany.ts';
import { pick } from './pick.ts';
import { inSchool } from './sampleSchool.ts';

const LIVE = { kind: 'live', isRequired: false } as const;

const samples = [
  { name: '从平卧到侧卧：两种翻身手法', kind: 'video', progress: 100, state: 'done', duration: 1_085_000 },
  { name: '体位转移操作评分表（PDF）', kind: 'document', progress: 100, state: 'done' },
  {
    name: '30° 侧卧与五处受压点检查',
    kind: 'video',
    progress: 62.2,
    state: 'studying',
    duration: 1_230_000,
    position: 766_000,
    studyTime: { required: 1_107_000, done: 766_000 },
  },
  { name: '压疮分期图谱（12 张）', kind: 'image' },
  { ...LIVE, name: '答疑直播：气垫床怎么选', liveState: 'generating-replay' },
  {
    name: '实训：轮椅使用与床椅转移（两人一组）',
    kind: 'face-to-face',
    startsAt: '2026-11-21 14:00:00',
    endsAt: '2026-11-21 16:30:00',
    address: '拱墅校区实训楼 302',
  },
  { name: '为刘奶奶写一份 24 小时翻身计划', kind: 'homework', progress: 100, state: 'done' },
  { name: '第四章单元测试', kind: 'test' },
  { name: '海姆立克：听口令做动作', kind: 'audio', duration: 125_000 },
  { name: '交接班记录的六个要点', kind: 'article' },
  { name: '急救口诀卡（压缩包）', kind: 'archive', isRequired: false },
  { ...LIVE, name: '答疑直播：受压点检查现场连线', liveState: 'live' },
  { ...LIVE, name: '答疑直播：考评常见失分点', liveState: 'not-started' },
  { ...LIVE, name: '答疑直播：翻身频率由谁来定', liveState: 'replay' },
  { name: '三级理论机考模拟', kind: 'other-test' },
] as const;

/** A classroom; samples 0 to 14 have all kinds, live ones in every state. */
export function makeClassroom(overrides: Partial<Classroom> = {}, index = 0): Classroom {
  return {
    ...inSchool(
      'classroom',
      ['name'],
      {
        id: `${9501 + index}`,
        isRequired: true,
        progress: null,
        state: 'not-started',
        duration: null,
        position: null,
        studyTime: null,
        liveState: null,
        startsAt: null,
        endsAt: null,
        address: null,
        ...pick(samples, index),
      },
      index,
    ),
    ...overrides,
  };
}

const CHAPTERS = [
  ['第四章　体位与压疮', '4.1 体位转移', '4.2 压疮预防'],
  ['第五章　安全与急救', '5.1 急救', '5.2 考评演练'],
  ['第六章　沟通与交接', '6.1 与老人沟通', '6.2 交接班'],
] as const;

/** A chapter of two sections; chapter 0 has the classrooms 0 to 7, chapter 1 the next ones. */
export function makeChapter(overrides: Partial<Chapter> = {}, index = 0): Chapter {
  const [title, first, second] = pick(CHAPTERS, index);
  const { name } = inSchool('chapter', ['name'], { name: title }, index);
  const nameSection = (standard: string, place: number) =>
    inSchool('section', ['name'], { name: standard }, index * 2 + place).name;
  const classrooms = makeMany(makeClassroom, (index + 1) * 8).slice(index * 8);
  const id = `${9301 + index}`;
  return {
    id,
    name,
    sections: [
      { id: `${id}-1`, name: nameSection(first, 0), classrooms: classrooms.slice(0, 2) },
      { id: `${id}-2`, name: nameSection(second, 1), classrooms: classrooms.slice(2) },
    ],
    ...overrides,
  };
}
