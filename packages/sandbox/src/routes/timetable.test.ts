import { getDutyCount, getStudentStatistics, getTimetable } from '@cloud-school/api-client';
import { describe, expect, test } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import { createVisitor } from '../testing/createVisitor.ts';

const NOW = Date.parse('2026-11-21T10:40:00+08:00');
const shen = { classId: 'c-elder-3', userId: 'u-shen' };
const week = {
  ...shen,
  startTime: '2026-11-15 00:00:00',
  endTime: '2026-11-21 23:59:59',
  period: 'week',
} as const;
const all = { ...shen, startTime: null, endTime: null, period: 'all' } as const;

async function signIn(userId = 'u-shen') {
  const { client, signIn: enter } = createVisitor(createSandbox({ clock: { now: () => NOW } }));
  await enter(userId);
  return client;
}

describe('the timetable of 沈雨薇', () => {
  test('has the days of a week with their state', async () => {
    const { days } = await (await signIn()).call(getTimetable, week);
    expect(days.map(({ date, state, activities }) => [date, state, activities.length])).toEqual([
      ['2026-11-16', 'done', 1],
      ['2026-11-18', 'done', 1],
      ['2026-11-19', 'pending', 2],
      ['2026-11-20', 'done', 1],
      ['2026-11-21', 'pending', 5],
    ]);
    expect(days.at(-1)?.activities[0]).toMatchObject({ id: 'a-elder-3', isFinished: false });
  });

  test('has in a week the test that began in the week before', async () => {
    const { days } = await (
      await signIn()
    ).call(getTimetable, { ...week, startTime: '2026-11-22 00:00:00', endTime: '2026-11-28 23:59:59' });
    expect(days[0]).toMatchObject({ date: '2026-11-19', state: null, activities: [{ id: 'a-elder-8' }] });
  });

  test('has no day of elective lessons done before they begin', async () => {
    const { days } = await (
      await signIn()
    ).call(getTimetable, {
      ...week,
      startTime: '2026-11-22 00:00:00',
      endTime: '2026-12-31 23:59:59',
    });
    const elective = days.filter(({ activities }) => activities.every(({ isRequired }) => !isRequired));
    expect(elective.length).toBeGreaterThan(0);
    expect(elective.every(({ state }) => state === 'pending')).toBe(true);
  });

  test('has the whole training by the day of the start', async () => {
    const { days } = await (await signIn()).call(getTimetable, all);
    expect(days.flatMap(({ activities }) => activities)).toHaveLength(42);
    expect(days[0]?.date).toBe('2026-09-08');
    expect(days.every(({ state }) => state === null)).toBe(true);
  });

  test('counts the duties of a period', async () => {
    const client = await signIn();
    const ofWeek = await client.call(getDutyCount, week);
    const ofAll = await client.call(getDutyCount, all);
    expect(ofWeek).toMatchObject({
      requiredActivities: { required: 8, done: 4 },
      rank: 8,
      rankTotal: 38,
      counts: { 'face-to-face': { required: 2, done: 1 }, test: { required: 4, done: 1 } },
    });
    expect(ofAll.requiredActivities?.required).toBe(36);
    expect(ofWeek.counts['video-times']).toEqual({ required: 47_200_000, done: 19_428_571 });
    expect(Object.keys(ofAll.counts)).toHaveLength(6);
  });

  test('counts as much study time in the whole training as the page of the class', async () => {
    const client = await signIn();
    const { studyDuration } = await client.call(getStudentStatistics, {
      classId: 'c-elder-3',
      studentId: 'u-shen',
    });
    const { counts } = await client.call(getDutyCount, all);
    expect(counts['video-times']?.done).toBe(studyDuration);
  });

  test('is empty in a class without activities', async () => {
    const client = await signIn();
    expect(await client.call(getTimetable, { ...week, classId: 'c-newborn-4' })).toEqual({ days: [] });
    expect(await client.call(getDutyCount, { ...week, classId: 'c-newborn-4' })).toMatchObject({
      requiredActivities: null,
      counts: {},
    });
  });
});

test('a timetable is refused to a student of another class', async () => {
  const client = await signIn('u-zhou');
  const zhou = { ...week, userId: 'u-zhou' };
  await expect(client.call(getTimetable, zhou)).rejects.toMatchObject({ code: '50003' });
  await expect(client.call(getDutyCount, zhou)).rejects.toMatchObject({ code: '50003' });
});
