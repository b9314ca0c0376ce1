import {
  getClassBehaviour,
  getStudentStatistics,
  getStudySituation,
  listClassCourses,
  listClassmates,
  recordVisit,
} from '@cloud-school/api-client';
import { describe, expect, test } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import { createVisitor } from '../testing/createVisitor.ts';

const NOW = Date.parse('2026-11-21T10:40:00+08:00');
const place = { classId: 'c-elder-3', studentId: 'u-shen' };

async function signIn(userId = 'u-shen', tenantId = '10001') {
  const { client, signIn: enter } = createVisitor(createSandbox({ clock: { now: () => NOW } }), tenantId);
  await enter(userId);
  return client;
}

describe('statistics of 沈雨薇', () => {
  test('count her visits and the activities of her class', async () => {
    const client = await signIn();
    const getBehaviour = () => client.call(getClassBehaviour, { ...place, userId: 'u-shen' });
    expect(await getBehaviour()).toMatchObject({ attendanceCount: 26, activityCount: 42 });
    expect(await client.call(recordVisit, place)).toBe(27);
    expect(await client.call(recordVisit, place)).toBe(28);
    expect(await getBehaviour()).toMatchObject({ attendanceCount: 28 });
  });

  test('have her results', async () => {
    const client = await signIn();
    const situation = await client.call(getStudySituation, place);
    expect(situation).toMatchObject({ studyDuration: '28小时20分', evaluation: 'not-evaluated' });
    expect(situation.finishRate).toBeGreaterThan(50);
    expect(await client.call(getStudentStatistics, place)).toEqual({ studyDuration: 102_000_000 });
    // Only a class that is over is assessed.
    expect(await client.call(getStudySituation, { ...place, classId: 'c-infant-1' })).toMatchObject({
      evaluation: 'passed',
    });
  });

  test('are empty in a class that has not started', async () => {
    const client = await signIn();
    const newborn = { ...place, classId: 'c-newborn-4' };
    expect(await client.call(getStudySituation, newborn)).toMatchObject({
      finishRate: 0,
      evaluation: 'not-evaluated',
    });
    expect(await client.call(listClassmates, { classId: 'c-newborn-4' })).toEqual([]);
    expect(await client.call(listClassCourses, newborn)).toEqual([]);
    expect(await client.call(recordVisit, newborn)).toBe(1);
  });

  test('are refused to others', async () => {
    const zhou = await signIn('u-zhou');
    await expect(zhou.call(listClassmates, { classId: 'c-elder-3' })).rejects.toMatchObject({
      code: '50003',
    });
    const he = await signIn('u-he');
    for (const call of [
      he.call(recordVisit, place),
      he.call(getStudySituation, place),
      he.call(getStudentStatistics, place),
      he.call(listClassCourses, place),
      he.call(getClassBehaviour, { ...place, userId: 'u-he' }),
    ]) {
      await expect(call).rejects.toMatchObject({ code: '50003' });
    }
  });
});

describe('the class of 沈雨薇', () => {
  test('has as many classmates as its card says', async () => {
    const client = await signIn();
    const classmates = await client.call(listClassmates, { classId: 'c-elder-3' });
    expect(classmates).toHaveLength(38);
    expect(new Set(classmates.map(({ id }) => id)).size).toBe(38);
  });

  test('has courses on every platform', async () => {
    const client = await signIn();
    const courses = await client.call(listClassCourses, place);
    expect(Object.fromEntries(courses.map(({ id, platform }) => [id, platform]))).toEqual({
      'k-elder': 'internal',
      'k-elder-rehab': 'single-sign-on',
      'k-elder-ward': 'link-request',
      'k-elder-memory': 'address',
      'k-elder-nutrition': 'internal',
      'k-elder-ethics': 'internal',
      'k-elder-mind': 'closed',
      'k-elder-exam': 'internal',
    });
    expect(new Set(courses.map(({ nature }) => nature))).toEqual(
      new Set(['blended', 'online', 'face-to-face']),
    );
    expect(courses[0]).toMatchObject({
      name: '生活照护技能（三级）',
      startsAt: '2026-09-07 09:00:00',
      studentCount: 1286,
      requirements: {
        studyTime: { required: 64_800_000, done: 51_600_000 },
        homework: { required: 3, done: 1 },
        test: { required: 5, done: 1 },
      },
    });
    expect(courses.find(({ id }) => id === 'k-elder-nutrition')?.requirements).toMatchObject({
      faceToFace: { required: 6, done: 6 },
      studyTime: null,
    });
  });
});
