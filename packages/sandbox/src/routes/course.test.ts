import {
  getCourseDetail,
  getCourseName,
  getCourseSituation,
  getCourseStatistics,
  getCourseware,
  saveStudyRecord,
} from '@cloud-school/api-client';
import { expect, test } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import { createVisitor } from '../testing/createVisitor.ts';

const NOW = Date.parse('2026-11-21T10:40:00+08:00');
const course = { courseId: 'k-elder', classId: 'c-elder-3', studentId: 'u-shen' };

async function open() {
  const { client, signIn } = createVisitor(createSandbox({ clock: { now: () => NOW } }));
  await signIn('u-shen');
  return client;
}

test('a course has its page layout, teachers, materials and service (COURSE-01)', async () => {
  const client = await open();
  const detail = await client.call(getCourseDetail, course);
  expect(detail.name).toBe('生活照护技能（三级）');
  expect(detail.content.map(({ kind }) => kind)).toEqual(['html', 'image', 'html', 'unknown']);
  expect(detail.teachers.map(({ role }) => role)).toEqual(['course-teacher', 'tutor']);
  expect(detail.materials).toHaveLength(2);
  expect(await client.call(getCourseName, course)).toBe(detail.name);
});

test('the classroom studied last follows the newest study record (COURSE-01)', async () => {
  const client = await open();
  const before = await client.call(getCourseSituation, course);
  expect(before.lastClassroom).toEqual({
    id: 'r-elder-45',
    name: '30° 侧卧与五处受压点检查',
    progress: 62.2,
  });
  await client.call(saveStudyRecord, {
    ...course,
    classroomId: 'r-elder-93',
    studiedAt: NOW,
    position: 25_000,
    remaining: 100_000,
  });
  const after = await client.call(getCourseSituation, course);
  expect(after.lastClassroom).toEqual({ id: 'r-elder-93', name: '海姆立克：听口令做动作', progress: 20 });
});

test('requirements and courseware count the classrooms of the course (COURSE-01)', async () => {
  const client = await open();
  const { faceToFace, homework, test: tests, studyTime } = await client.call(getCourseStatistics, course);
  const courseware = await client.call(getCourseware, course);
  const count = (kind: keyof typeof courseware) =>
    (courseware[kind] ?? []).flatMap(({ sections }) => sections.flatMap(({ classrooms }) => classrooms))
      .length;
  expect([count('face-to-face'), count('homework'), count('test')]).toEqual([
    faceToFace?.required,
    homework?.required,
    tests?.required,
  ]);
  expect(count('live')).toBe(5);
  expect(studyTime?.required).toBe(18 * 3_600_000);
});

test.each([
  ['k-none', '课程不存在或已下架'],
  ['k-finance', '您还没有开通这门课程'],
])('the course %s is refused', async (courseId, message) => {
  const client = await open();
  await expect(client.call(getCourseSituation, { ...course, courseId })).rejects.toThrow(message);
});
