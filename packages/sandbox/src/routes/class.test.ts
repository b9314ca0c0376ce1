import {
  getClassDetail,
  listClassActivities,
  pageClassPeriods,
  reportCompletion,
} from '@cloud-school/api-client';
import { describe, expect, test } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import { createVisitor } from '../testing/createVisitor.ts';
import { openExam } from '../testing/openExam.ts';

const NOW = Date.parse('2026-11-21T10:40:00+08:00');
const notMine = { kind: 'rejected', code: '50003' };

async function signIn(userId: string) {
  const sandbox = createSandbox({ clock: { now: () => NOW } });
  const { client, signIn: enter } = createVisitor(sandbox);
  await enter(userId);
  const detail = (classId: string, studentId: string | null = null) =>
    client.call(getClassDetail, { classId, studentId, userId, schoolId: null });
  const activities = (classId: string) => client.call(listClassActivities, { classId, userId });
  return { sandbox, client, detail, activities };
}

test('the periods of her classes come in pages', async () => {
  const { client } = await signIn('u-shen');
  const { items, size } = await client.call(pageClassPeriods, {
    current: 1,
    classPeriodType: null,
    userId: 'u-shen',
  });
  expect(size).toBe(8);
  expect(items).toContainEqual(
    expect.objectContaining({ classId: 'c-elder-3', start: '2026-09-07', end: '2026-12-25' }),
  );
});

describe('the class page of 沈雨薇', () => {
  test('has the header of her class', async () => {
    const { detail } = await signIn('u-shen');
    expect(await detail('c-elder-3')).toEqual({
      title: '养老护理员（三级）2026 秋季 3 班',
      status: 'running',
      trainingStart: '2026-09-07',
      trainingEnd: '2026-12-25',
      startDate: '2026-09-07',
      studentId: 'u-shen',
      learningGoal: '12 月 25 日前拿到三级证书',
      headTeacherName: '林静怡',
    });
    expect((await detail('c-infant-1')).status).toBe('completed');
    expect(await detail('c-newborn-4')).toMatchObject({ status: 'to-start', trainingStart: null });
  });

  test('has the activities of a week with her attendance', async () => {
    const { activities } = await signIn('u-shen');
    const all = await activities('c-elder-3');
    expect(all).toHaveLength(42);
    const rows = all.filter(({ id }) => /^a-elder-\d$/.test(id));
    expect(rows.map(({ name, status }) => `${name.slice(0, 2)} ${status ?? 'elective'}`)).toEqual([
      '理论 to-attend',
      '实训 attended',
      '失智 attended',
      '晨课 absent',
      '老年 attended',
      '失能 to-attend',
      '实训 to-attend',
      '选学 elective',
      '安全 to-attend',
    ]);
    expect(await activities('c-newborn-4')).toEqual([]);
  });

  test('opens each of her tests', async () => {
    const { client, detail, activities } = await signIn('u-shen');
    const { studentId } = await detail('c-elder-3');
    const opened: string[] = [];
    for (const { courseId, contents } of await activities('c-elder-3')) {
      for (const { id: classroomId, name } of contents.filter(({ kind }) => kind === 'test')) {
        const testQuery = { classId: 'c-elder-3', studentId, courseId, classroomId };
        expect((await openExam(client, testQuery)).title).toBe(name);
        opened.push(classroomId);
      }
    }
    expect(opened).toEqual(['r-theory-2', 'r-quick', 'r-reading', 'r-open', 'r-english-3']);
  });

  test('counts a submitted test as attendance', async () => {
    const { client, activities } = await signIn('u-shen');
    const find = async () => (await activities('c-elder-3')).find(({ id }) => id === 'a-elder-8');
    expect((await find())?.status).toBe('to-attend');
    await client.call(reportCompletion, {
      activityId: 'a-elder-8',
      classId: 'c-elder-3',
      bizType: 'CLASS_ACTIVITY',
      classroomId: 'r-theory-2',
      activityContentId: 'a-elder-8-r-theory-2',
      tenantId: '10001',
      userId: 'u-shen',
      at: NOW,
    });
    expect((await find())?.status).toBe('attended');
  });

  test('shows a missed activity as absence', async () => {
    const { sandbox, activities } = await signIn('u-shen');
    sandbox.controls.advanceClock(2 * 60 * 60_000);
    const rows = await activities('c-elder-3');
    expect(rows.find(({ id }) => id === 'a-elder-5')?.status).toBe('absent');
  });
});

describe('a class page is refused', () => {
  test('to a student who is not in the class', async () => {
    const { detail, activities } = await signIn('u-zhou');
    await expect(detail('c-elder-3')).rejects.toMatchObject(notMine);
    await expect(activities('c-elder-3')).rejects.toMatchObject(notMine);
  });

  test('to a student with another student’s id', async () => {
    const { client, detail } = await signIn('u-he');
    await expect(detail('c-elder-3', 'u-shen')).rejects.toMatchObject(notMine);
    await expect(
      client.call(listClassActivities, { classId: 'c-elder-3', userId: 'u-shen' }),
    ).rejects.toMatchObject(notMine);
  });

  test('to a visitor', async () => {
    const { client } = createVisitor(createSandbox({ clock: { now: () => NOW } }));
    await expect(
      client.call(listClassActivities, { classId: 'c-elder-3', userId: 'u-shen' }),
    ).rejects.toMatchObject({ kind: 'session-expired' });
  });
});
