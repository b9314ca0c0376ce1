import { expect, test } from 'vitest';
import { makeActivityContent } from '../testing/makeActivityContent.ts';
import { makeClassActivity } from '../testing/makeClassActivity.ts';
import type { ClassActivity } from './ClassActivity.ts';
import { findLeftLesson, isLessonRunning, pickWhatNow, plannedOn, type PlannedActivity } from './WhatNow.ts';

const plan = (id: string, from: string, to: string, rest: Partial<ClassActivity> = {}): PlannedActivity => ({
  classId: 'c',
  className: '养老护理员（三级）2026 秋季 3 班',
  activity: makeClassActivity({
    id,
    startsAt: `2026-11-${from}:00`,
    endsAt: `2026-11-${to}:00`,
    status: 'to-attend',
    contents: [],
    ...rest,
  }),
});

const left = {
  classId: 'c',
  classroomId: 'r',
  name: '卧床老人口腔护理全流程',
  chapterName: '第 3 章',
  position: 55_000,
  duration: 760_000,
};

const morning = plan('morning', '21 08:30', '21 10:00');
const evening = plan('evening', '21 19:30', '21 20:15');
const late = plan('late', '21 20:00', '21 21:00');
const week = plan('week', '19 08:00', '25 22:00');
const tomorrow = plan('tomorrow', '22 08:30', '22 10:00');

const show = (planned: PlannedActivity[], time: string, known: typeof left | null = null) => {
  const found = pickWhatNow({ planned, left: known, now: `2026-11-21 ${time}` });
  return 'planned' in found ? `${found.kind} ${found.planned.activity.id}` : found.kind;
};

test.each([
  [[evening], '12:00:00', 'next evening'],
  [[tomorrow], '12:00:00', 'resume'],
])('a lesson of an ended class waits for what comes today (%#)', (planned, time, expected) => {
  const found = pickWhatNow({ planned, left, isLeftOver: true, now: `2026-11-21 ${time}` });
  expect('planned' in found ? `${found.kind} ${found.planned.activity.id}` : found.kind).toBe(expected);
});

test.each([
  ['one that runs comes before what was left', [evening], '19:36:00', left, 'running evening'],
  ['of two that run, the one that ends first', [late, evening], '20:05:00', null, 'running evening'],
  ['a lesson of an hour before a week of tests', [week, evening], '19:36:00', null, 'running evening'],
  ['what was left before a week of tests', [week], '19:36:00', left, 'resume'],
  ['the next one of today before a week of tests', [week, evening], '12:00:00', null, 'next evening'],
  ['a week of tests where nothing else is', [week], '12:00:00', null, 'running week'],
  [
    'a week of tests on its last day',
    [plan('week', '19 08:00', '21 22:00')],
    '12:00:00',
    left,
    'running week',
  ],
  ['what was left before the next one', [evening], '12:00:00', left, 'resume'],
  ['the earliest of those to come', [late, evening], '12:00:00', null, 'next evening'],
  ['the lesson that begins in this second runs', [evening], '19:30:00', null, 'running evening'],
  ['and the last one of its last second', [evening], '20:15:00', null, 'running evening'],
  ['a second later the day is over', [evening], '20:15:01', null, 'over'],
  ['one of tomorrow is not the next one', [morning, tomorrow], '12:00:00', null, 'over'],
  ['a day without lessons', [tomorrow], '12:00:00', null, 'nothing'],
  ['no class at all', [], '12:00:00', null, 'nothing'],
  ['an absence is over', [plan('a', '21 19:30', '21 20:15', { status: 'absent' })], '19:36:00', null, 'over'],
  [
    'an attended lesson runs until its end',
    [plan('a', '21 19:30', '21 20:15', { status: 'attended' })],
    '19:36:00',
    null,
    'running a',
  ],
  [
    'one without times says nothing',
    [plan('a', '', '', { startsAt: null, endsAt: null })],
    '12:00:00',
    null,
    'nothing',
  ],
] as const)('%s', (_, planned, time, known, expected) => {
  expect(show([...planned], time, known)).toBe(expected);
});

test.each([
  ['a lesson', [evening], '19:36:00', true],
  ['a week of tests', [week], '19:36:00', false],
  ['both', [week, evening], '19:36:00', true],
  ['a lesson to come', [evening], '12:00:00', false],
  ['a missed lesson', [plan('a', '21 19:30', '21 20:15', { status: 'absent' })], '19:36:00', false],
] as const)('whether a lesson runs: %s', (_, planned, time, expected) => {
  const activities = planned.map(({ activity }) => activity);
  expect(isLessonRunning(activities, `2026-11-21 ${time}`)).toBe(expected);
});

test('the end of a day tells how many lessons were attended', () => {
  const attended = plan('attended', '21 07:50', '21 08:20', { status: 'attended' });
  expect(pickWhatNow({ planned: [attended, morning], left: null, now: '2026-11-21 22:00:00' })).toEqual({
    kind: 'over',
    count: 2,
    attendedCount: 1,
  });
});

test('a week of tests counts on each of its days', () => {
  const tests = plan('tests', '19 08:00', '21 20:00', { status: 'attended' });
  expect(pickWhatNow({ planned: [tests, morning], left: null, now: '2026-11-21 22:00:00' })).toMatchObject({
    kind: 'over',
    count: 2,
    attendedCount: 1,
  });
  const days = ['18', '19', '20', '21', '22'].map(
    (day) => plannedOn([tests, morning], `2026-11-${day}`).length,
  );
  expect(days).toEqual([0, 1, 1, 2, 0]);
});

test('a day that is over, or has nothing, names the first lesson of a later one', () => {
  const later = plan('later', '23 08:30', '23 10:00');
  const next = plan('next', '22 08:30', '22 10:00');
  const known = { left: null, now: '2026-11-21 22:00:00' };
  expect(pickWhatNow({ ...known, planned: [later, morning, next] })).toMatchObject({
    kind: 'over',
    upcoming: next,
  });
  expect(pickWhatNow({ ...known, planned: [later, next] })).toEqual({ kind: 'nothing', upcoming: next });
});

test('the lesson that was left is the unfinished video of the latest activity that has begun', () => {
  const video = (id: string, position: number | null, progress: number) =>
    makeActivityContent({ id, kind: 'video', position, progress, duration: 90_000 });
  const planned = [
    plan('old', '20 08:30', '20 10:00', { contents: [video('old', 4000, 5)] }),
    plan('new', '21 08:30', '21 10:00', {
      name: '慢性病照护',
      contents: [
        makeActivityContent({ id: 'text', kind: 'document', position: 3000, progress: 5 }),
        video('unopened', null, 0),
        video('done', 90_000, 100),
        video('left', 55_000, 61),
      ],
    }),
    plan('later', '22 08:30', '22 10:00', { contents: [video('later', 4000, 5)] }),
  ];
  expect(findLeftLesson(planned, '2026-11-21 12:00:00')).toMatchObject({
    classroomId: 'left',
    chapterName: '慢性病照护',
    position: 55_000,
    duration: 90_000,
  });
  expect(findLeftLesson([morning], '2026-11-21 12:00:00')).toBeNull();
});

const content = (progress: number | null) => makeActivityContent({ progress });

test.each([
  ['half of it', [content(100), content(40)], {}, 'running learned'],
  ['nothing is known of', [content(null)], {}, 'running learned'],
  ['without contents', [], {}, 'running learned'],
  ['face to face', [content(100)], { isFaceToFace: true }, 'running learned'],
  ['all of it', [content(100), content(100)], {}, 'over'],
] as const)(
  'a lesson whose time runs is not said to run once it is learned: %s',
  (_, contents, rest, expected) => {
    const learned = plan('learned', '21 19:30', '21 20:15', { contents: [...contents], ...rest });
    expect(show([learned], '19:40:00')).toBe(expected);
    expect(isLessonRunning([learned.activity], '2026-11-21 19:40:00')).toBe(expected !== 'over');
  },
);

test('what comes next takes the place of a lesson that was learned before its end', () => {
  const learned = plan('learned', '21 19:30', '21 20:15', { contents: [content(100)] });
  expect(show([learned, late], '19:40:00')).toBe('next late');
});
