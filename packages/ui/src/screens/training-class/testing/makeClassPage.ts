import type {
  ActivityDynamic,
  ClassActivity,
  Classmate,
  DutyRequirements,
  StudyCourse,
  StudySituation,
} from '@cloud-school/api-client';
import { makeClassActivity, makeClassDetail, makeMany, makePage } from '@cloud-school/api-client/testing';
import { fn } from 'storybook/test';
import { ready } from '../../../primitives/block/Loadable.ts';

const tally = (done: number, required: number) => ({ done, required });

const NO_TARGETS: DutyRequirements = {
  faceToFace: null,
  studyTime: null,
  homework: null,
  test: null,
  classrooms: null,
};

const COURSES = [
  { name: '生活照护技能（三级）', nature: 'blended', platform: 'internal', classrooms: tally(18, 22) },
  { name: '康复服务与功能训练', nature: 'online', platform: 'single-sign-on', classrooms: tally(7, 13) },
  { name: '失智照护专题', nature: 'online', platform: 'closed', classrooms: tally(3, 10) },
  { name: '老年营养与膳食制作', nature: 'face-to-face', platform: 'link-request', classrooms: tally(6, 6) },
] as const;

/** A course of a class; the first four differ in how they are taught and opened. */
export function makeStudyCourse(overrides: Partial<StudyCourse> = {}, index = 0): StudyCourse {
  const { classrooms, ...sample } = COURSES[index % COURSES.length] ?? COURSES[0];
  return {
    id: `${4001 + index}`,
    coverUrl: null,
    learningUrl: sample.platform === 'single-sign-on' ? 'https://third.example/learn' : null,
    classCode: 'C-1',
    startsAt: null,
    endsAt: null,
    introduction: null,
    studentCount: 38,
    requirements: { ...NO_TARGETS, classrooms },
    ...sample,
    ...overrides,
  };
}

const DYNAMICS: ActivityDynamic[] = [
  { kind: 'noted', personName: '吴敏', avatarUrl: null, content: '翻身四步' },
  { kind: 'signed-in', personName: '周建国', avatarUrl: null, content: null },
  { kind: 'signed-out', personName: '李秀英', avatarUrl: null, content: null },
  { kind: 'asked', personName: '沈雨薇', avatarUrl: null, content: '气垫床怎么选' },
  { kind: 'replied', personName: '顾长青', avatarUrl: null, content: '先看老人的体重和皮肤' },
  { kind: 'reviewed', personName: '陈桂芳', avatarUrl: null, content: '老师讲得很细' },
];

/** The latest entries of a class, of every kind. */
export const makeDynamics = (length = 30): ActivityDynamic[] =>
  Array.from({ length }, (_, index) => DYNAMICS[index % DYNAMICS.length]).filter(
    (entry) => entry !== undefined,
  );

export const makeSituation = (overrides: Partial<StudySituation> = {}): StudySituation => ({
  finishRate: 68.4,
  studyDuration: '36小时20分',
  answerDuration: '5小时48分',
  evaluation: 'passed',
  ...overrides,
});

const makeClassmates = (length: number): Classmate[] =>
  Array.from({ length }, (_, index) => ({ id: `${index}`, name: `学员 ${index + 1}`, avatarUrl: null }));

/** Five activities of 2026-11-21: running, missed, attended, to come and elective. */
export const makeToday = (): ClassActivity[] => makeMany(makeClassActivity, 5);

const PAST = [
  { startsAt: '2026-11-21 14:00:00', endsAt: '2026-11-21 16:30:00', status: 'attended', isFaceToFace: true },
  { startsAt: '2026-11-21 10:30:00', endsAt: '2026-11-21 12:00:00', status: 'attended', isFaceToFace: false },
  { startsAt: '2026-11-21 07:50:00', endsAt: '2026-11-21 08:20:00', status: 'absent', isFaceToFace: false },
  { startsAt: '2026-11-20 14:00:00', endsAt: '2026-11-20 16:00:00', status: 'attended', isFaceToFace: true },
  { startsAt: '2026-11-20 08:30:00', endsAt: '2026-11-20 10:00:00', status: 'attended', isFaceToFace: false },
  { startsAt: '2026-11-19 19:00:00', endsAt: '2026-11-19 20:00:00', status: null, isFaceToFace: false },
] as const;

/** Six past activities: attended, missed and elective. */
export const makePast = (): ClassActivity[] =>
  PAST.map((times, index) =>
    makeClassActivity(
      { ...times, isRequired: times.status !== null, contents: [], id: `past-${index}` },
      index,
    ),
  );

/** The props of a whole class page on 2026-11-21 at 11:08. */
export const makeClassPage = () => ({
  detail: ready(makeClassDetail()),
  behaviour: ready({ attendanceCount: 26, questionCount: 3, postCount: 2, activityCount: 42 }),
  classmates: ready(makeClassmates(38)),
  situation: ready(makeSituation()),
  visitCount: ready(27),
  now: '2026-11-21 11:08:00',
  classesTo: '/study/mine',
  dynamics: ready(makeDynamics()),
  onAppOnly: fn(),
  lessons: {
    tab: 'today' as const,
    onTabChange: fn(),
    today: ready(makeToday()),
    past: {
      summary: ready({ totalCount: 37, absentCount: 2, attendedCount: 31, electiveCount: 4 }),
      list: ready(makePage(makePast(), { pages: 7, size: 6, total: 37 })),
      view: { filter: 'all' as const, page: 1, size: 6 as const },
      onViewChange: fn(),
    },
    shortcuts: { isTrial: false, onTimetable: fn(), onRest: fn(), onAppOnly: fn() },
    onOpen: fn(),
    onTest: fn(),
  },
  courses: {
    courses: ready(makeMany(makeStudyCourse, 4)),
    timetableTo: '/study/class-time-table?classId=c',
    onOpen: fn(),
    openingId: null,
  },
});
