import { makeClassroom } from '@cloud-school/domain/testing';
import { expect, test } from 'vitest';
import { paths } from '../../platform/navigation/paths.ts';
import { lessonTarget } from './lessonTarget.ts';

const place = {
  classId: 'c',
  courseId: 'k',
  studentId: 's',
  activityId: 'a',
  bizType: null,
  type: null,
  isPreview: false,
};
const target = (kind: Parameters<typeof makeClassroom>[0], isPreview = false) =>
  lessonTarget(makeClassroom({ id: 'r', ...kind }), { ...place, isPreview }, paths.classroomDetail)?.to;

test('a classroom of the viewer stays on its page', () => {
  expect(target({ kind: 'video' })).toBe(
    '/study/classroom/classroom-detail?activityId=a&classId=c&classroomId=r&studentId=s&courseId=k',
  );
});

test('a preview stays a preview', () => {
  expect(target({ kind: 'article' }, true)).toMatch(/&preview=1$/);
});

test('a test has its own page, a live lesson none', () => {
  expect(target({ kind: 'test' }, true)).toMatch(/^\/study\/test\?.*classroomId=r/);
  expect(target({ kind: 'test' }, true)).not.toContain('preview');
  expect(target({ kind: 'live' })).toBeUndefined();
});
