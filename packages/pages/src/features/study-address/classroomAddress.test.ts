import type { ContentKind } from '@cloud-school/domain';
import { expect, test } from 'vitest';
import { classroomAddress } from './classroomAddress.ts';

const query = { classId: 'c-elder-3', courseId: '4001', studentId: '77' };
const search = '?classId=c-elder-3&classroomId=9501&studentId=77&courseId=4001';

test.each<[ContentKind, string | null]>([
  ['video', `/study/classroom/online${search}`],
  ['audio', `/study/classroom/online${search}`],
  ['article', `/study/classroom/online${search}`],
  ['document', `/study/classroom/online${search}`],
  ['archive', `/study/classroom/online${search}`],
  ['image', `/study/classroom/online${search}`],
  ['other-test', `/study/classroom/online${search}`],
  ['other', `/study/classroom/online${search}`],
  ['test', `/study/test${search}`],
  ['face-to-face', `/study/classroom/offline${search}`],
  ['homework', `/study/homework${search}`],
  ['live', null],
])('%s', (kind, address) => {
  expect(classroomAddress({ id: '9501', kind }, query)).toBe(address);
});

test('a course that is an exam stays one', () => {
  expect(classroomAddress({ id: '9501', kind: 'video' }, { ...query, type: 'exam' })).toBe(
    `/study/classroom/online${search}&type=exam`,
  );
});

test('an exam of the partner keeps its source', () => {
  expect(classroomAddress({ id: '9501', kind: 'test', sourceType: 'xskt' }, {})).toBe(
    '/study/test?sourceType=xskt&classroomId=9501',
  );
});

test('an exam of a course from the partner has the source of the course', () => {
  expect(classroomAddress({ id: '9501', kind: 'homework' }, { ...query, sourceType: 'xskt' })).toBe(
    '/study/homework?sourceType=xskt&classId=c-elder-3&classroomId=9501&studentId=77&courseId=4001',
  );
});

test('what the address does not know is left out', () => {
  expect(classroomAddress({ id: '9501', kind: 'video' }, {})).toBe(
    '/study/classroom/online?classroomId=9501',
  );
});

test("a course of the partner's source has its exams; a content's own source counts first", () => {
  expect(classroomAddress({ id: '9501', kind: 'test' }, { sourceType: 'xskt' })).toContain('sourceType=xskt');
  expect(classroomAddress({ id: '9501', kind: 'test', sourceType: 'own' }, { sourceType: 'xskt' })).toContain(
    'sourceType=own',
  );
});
