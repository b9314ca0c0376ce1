import {
  getChapters,
  getClassroomDetail,
  getLastPosition,
  getLessonContent,
  getLessonPreview,
  listHighlights,
  recordStudyStart,
  saveStudyRecord,
} from '@cloud-school/api-client';
import type { Chapter } from '@cloud-school/domain';
import { describe, expect, test } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import { makeSeed } from '../seed/makeSeed.ts';
import { createVisitor } from '../testing/createVisitor.ts';

const NOW = Date.parse('2026-11-21T10:40:00+08:00');
const course = { courseId: 'k-elder', studentId: 'u-shen', classId: 'c-elder-3' };

async function signIn(userId = 'u-shen') {
  const sandbox = createSandbox({ clock: { now: () => NOW } });
  const { client, signIn: enter } = createVisitor(sandbox);
  await enter(userId);
  const find = async (classroomId: string) =>
    listAll(await client.call(getChapters, course)).find(({ id }) => id === classroomId);
  return { client, controls: sandbox.controls, find };
}

const listAll = (chapters: Chapter[]) =>
  chapters.flatMap(({ sections }) => sections.flatMap(({ classrooms }) => classrooms));

describe('the directory of 生活照护技能', () => {
  test('has a classroom of every kind, and live lessons in every state', async () => {
    const { client } = await signIn();
    const chapters = await client.call(getChapters, course);
    const classrooms = listAll(chapters);
    expect(new Set(classrooms.map(({ kind }) => kind))).toEqual(
      new Set([
        'video',
        'audio',
        'article',
        'document',
        'archive',
        'image',
        'homework',
        'test',
        'live',
        'face-to-face',
        'other-test',
      ]),
    );
    expect(new Set(classrooms.flatMap(({ liveState }) => liveState ?? [])).size).toBe(4);
    expect(new Set(classrooms.map(({ state }) => state)).size).toBe(3);
    expect(chapters).toHaveLength(6);
    expect(chapters.at(-1)?.sections.map(({ name }) => name)).toEqual(['']);
  });

  test('shows the progress of the furthest study record, and of what was opened', async () => {
    const { client, find } = await signIn();
    const lesson = { ...course, classroomId: 'r-elder-45' };
    const save = (position: number) =>
      client.call(saveStudyRecord, { ...lesson, studiedAt: NOW, position, remaining: 78_000 - position });
    expect(await client.call(getLastPosition, lesson)).toBe(48_516);
    await save(78_000);
    expect(await find('r-elder-45')).toMatchObject({ progress: 100, state: 'done', position: 78_000 });
    // A record of a device that is behind takes nothing back.
    await save(7_800);
    expect(await find('r-elder-45')).toMatchObject({ progress: 100, state: 'done', position: 78_000 });
    expect(await client.call(getLastPosition, lesson)).toBe(78_000);
    expect(await client.call(getLastPosition, { ...lesson, classroomId: 'r-elder-51' })).toBeNull();

    expect((await find('r-elder-46'))?.state).toBe('not-started');
    const start = { ...lesson, classroomId: 'r-elder-46', activityId: null, userId: 'u-shen' };
    await client.call(recordStudyStart, start);
    expect((await find('r-elder-46'))?.state).toBe('done');
  });
});

test('a visit of what the school has not uploaded does not make it done', async () => {
  const { client, find } = await signIn();
  await client.call(recordStudyStart, {
    ...course,
    classroomId: 'r-elder-96',
    activityId: null,
    userId: 'u-shen',
  });
  expect((await find('r-elder-96'))?.state).toBe('not-started');
});

test('a course of two classes is studied in each of them', async () => {
  const { courses, ...seed } = makeSeed(NOW);
  const shared = courses.map((each) =>
    each.courseId === 'k-elder' ? { ...each, classIds: ['c-elder-3', 'c-rehab-1'] } : each,
  );
  const { client, signIn: enter } = createVisitor(
    createSandbox({ clock: { now: () => NOW }, seed: () => ({ ...seed, courses: shared }) }),
  );
  await enter('u-shen');
  const inClass = (classId: string) => ({ ...course, classId });
  const stateOf = async (classroomId: string, classId: string) =>
    listAll(await client.call(getChapters, inClass(classId))).find(({ id }) => id === classroomId)?.state;

  const video = { ...inClass('c-rehab-1'), classroomId: 'r-elder-51' };
  await client.call(saveStudyRecord, { ...video, studiedAt: NOW, position: 47_000, remaining: 31_000 });
  const picture = { ...inClass('c-rehab-1'), classroomId: 'r-elder-46', activityId: null, userId: 'u-shen' };
  await client.call(recordStudyStart, picture);

  expect(await client.call(getLastPosition, video)).toBe(47_000);
  expect(await client.call(getLastPosition, { ...video, classId: 'c-elder-3' })).toBeNull();
  expect(await stateOf('r-elder-51', 'c-rehab-1')).toBe('studying');
  expect(await stateOf('r-elder-51', 'c-elder-3')).toBe('not-started');
  expect(await stateOf('r-elder-46', 'c-rehab-1')).toBe('done');
  expect(await stateOf('r-elder-46', 'c-elder-3')).toBe('not-started');
});

describe('a classroom', () => {
  test.each([
    ['r-elder-43', { videos: 4, audio: false, materials: 0 }],
    ['r-elder-45', { videos: 1, audio: false, materials: 0 }],
    ['r-elder-21', { videos: 1, audio: false, materials: 0 }],
    ['r-elder-93', { videos: 0, audio: true, materials: 0 }],
    ['r-elder-31', { videos: 0, audio: false, materials: 1 }],
    ['r-elder-44', { videos: 0, audio: false, materials: 1 }],
    ['r-elder-46', { videos: 0, audio: false, materials: 4 }],
    ['r-elder-94', { videos: 0, audio: false, materials: 1 }],
    ['r-elder-96', { videos: 0, audio: false, materials: 0 }],
  ])('%s shows %o', async (classroomId, expected) => {
    const { client } = await signIn();
    const content = await client.call(getLessonContent, { classroomId });
    expect({
      videos: content.videos.length,
      audio: content.audioUrl !== null,
      materials: content.materials.length,
    }).toEqual(expected);
    expect(await client.call(getLessonPreview, { classroomId })).toEqual(content);
  });

  test('has a notice, points, teachers, and highlights once it has begun', async () => {
    const { client, controls } = await signIn();
    const detail = await client.call(getClassroomDetail, { classroomId: 'r-elder-60' });
    expect(detail.name).toBe('实训：轮椅使用与床椅转移（两人一组）');
    expect(detail.points).toHaveLength(4);
    expect(detail.teachers.map(({ role }) => role)).toEqual(['course-teacher', 'tutor', 'tutor']);
    const place = { classId: 'c-elder-3', courseId: 'k-elder' };
    expect(await client.call(listHighlights, { ...place, bizId: 'r-elder-60' })).toEqual([]);
    controls.fixClock(Date.parse('2026-11-21T14:00:00+08:00'));
    const highlights = await client.call(listHighlights, { ...place, bizId: 'r-elder-60' });
    expect(highlights.map(({ kind }) => kind)).toEqual(['video', 'image', 'image', 'video']);
    const ofCourse = await client.call(listHighlights, { ...place, bizId: 'k-elder-nutrition' });
    expect(ofCourse).toHaveLength(2);
  });

  test('is refused to others', async () => {
    const { client } = await signIn('u-zhou');
    const refused = { code: '50003' };
    const lesson = { ...course, studentId: 'u-zhou', classroomId: 'r-elder-45' };
    await expect(client.call(getChapters, lesson)).rejects.toMatchObject(refused);
    await expect(client.call(getLessonContent, lesson)).rejects.toMatchObject(refused);
    await expect(client.call(getLastPosition, lesson)).rejects.toMatchObject(refused);
    const { client: he } = await signIn('u-he');
    await expect(he.call(getChapters, course)).rejects.toMatchObject(refused);
    await expect(he.call(getLessonContent, { classroomId: 'r-none' })).rejects.toMatchObject({
      code: '50004',
    });
  });
});
