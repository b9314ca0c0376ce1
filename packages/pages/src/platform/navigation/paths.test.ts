import { makeActivityContent } from '@cloud-school/domain/testing';
import { expect, test } from 'vitest';
import {
  classroomPath,
  coursePath,
  majorPath,
  newsListPath,
  newsPath,
  noticePath,
  paths,
  productPath,
  readRegistrationType,
  readSchoolTab,
  registerPath,
  schoolPath,
  timetablePath,
  trainingClassPath,
} from './paths.ts';

test.each([
  [null, null, '/educational-product'],
  ['7', null, '/educational-product?id=7'],
  ['7&8', '9', '/educational-product?id=7%268&questionId=9'],
  [null, '9', '/educational-product?questionId=9'],
])('major %s and question %s are at %s', (id, questionId, address) => {
  expect(majorPath(id, questionId)).toBe(address);
});

test('news addresses keep the category and omit the first page', () => {
  expect(newsPath({ id: '7' })).toBe('/news-information/detail?id=7');
  expect(newsPath({ id: '7&8' }, '62')).toBe('/news-information/detail?id=7%268&categorizeId=62');
  expect(newsListPath()).toBe('/news-information/list');
  expect(newsListPath('62')).toBe('/news-information/list?categorizeId=62');
  expect(newsListPath(null, 2)).toBe('/news-information/list?current=2');
  expect(newsListPath('62', 3)).toBe('/news-information/list?categorizeId=62&current=3');
});

test('notices, products, registrations and classes are named by their query', () => {
  expect(noticePath({ id: '7' })).toBe('/notice/detail?id=7');
  expect(productPath({ productId: '7&8' })).toBe('/educational-product/detail?id=7%268');
  expect(registerPath('enterprise')).toBe('/register?type=2');
  expect(trainingClassPath('c 1')).toBe('/study/training-class?classId=c+1');
  expect(trainingClassPath('c1', 's1')).toBe('/study/training-class?classId=c1&schoolId=s1');
});

test('the school profile opens at a tab', () => {
  expect(schoolPath()).toBe('/school-info');
  expect(schoolPath(2)).toBe('/school-info?index=2');
});

test.each([
  ['', null],
  ['index=2', 2],
  ['data=3', 3],
  ['index=1&data=3', 1],
  ['index=', null],
  ['index=-1', null],
  ['index=1.5', null],
  ['index=two', null],
  ['index=1e9', null],
])('?%s is tab %s', (query, index) => {
  expect(readSchoolTab(new URLSearchParams(query))).toBe(index);
});

test.each([
  ['type=1', 'nursing-student'],
  ['type=2', 'enterprise'],
  ['type=3', 'health-student'],
  ['type=4', 'nursing-student'],
  ['', 'nursing-student'],
])('?%s registers as %s', (query, type) => {
  expect(readRegistrationType(new URLSearchParams(query))).toBe(type);
});

test('every address occurs once', () => {
  const addresses = Object.values(paths);
  expect(new Set(addresses).size).toBe(addresses.length);
});

const CLASS = { classId: 'c1', studentId: 's1', userId: 'u1' };
const ACTIVITY = {
  id: 'a1',
  courseId: 'k1',
  bizType: 'CLASS_ACTIVITY',
  isRequired: true,
  isFaceToFace: false,
  contents: [],
};

test('an online activity opens the classroom detail', () => {
  expect(classroomPath(ACTIVITY, CLASS)).toBe(
    '/study/classroom/classroom-detail?activityId=a1&classId=c1&studentId=s1&courseId=k1&bizType=CLASS_ACTIVITY&userId=u1',
  );
});

test('a face-to-face activity opens its classroom, which says whether it is required', () => {
  const activity = { ...ACTIVITY, isFaceToFace: true, courseId: null };
  expect(classroomPath({ ...activity, isRequired: false }, { ...CLASS, studentId: null })).toBe(
    '/study/classroom/offline?activityId=a1&classId=c1&bizType=CLASS_ACTIVITY&isRequired=0',
  );
});

test('the classroom of a face-to-face activity is its lesson, wherever it stands', () => {
  const homework = makeActivityContent({ id: 'h1', kind: 'homework' });
  const contents = [homework, makeActivityContent({ id: 'r1', kind: 'face-to-face' })];
  const open = (listed: typeof contents) =>
    classroomPath({ ...ACTIVITY, isFaceToFace: true, contents: listed }, CLASS);
  expect(open(contents)).toContain('&classroomId=r1&');
  expect(open([homework, makeActivityContent({ id: 'r2', kind: 'other' })])).toContain('&classroomId=r2&');
  expect(open([homework])).not.toContain('classroomId');
});

test('courses and the timetable know their class', () => {
  expect(coursePath('k1', CLASS)).toBe(
    '/study/course/course-detail?courseId=k1&classId=c1&classStudentId=s1',
  );
  expect(timetablePath({ ...CLASS, isTrial: false })).toBe(
    '/study/class-time-table?classId=c1&studentId=s1&userId=u1',
  );
  expect(timetablePath({ ...CLASS, studentId: null, isTrial: true })).toBe(
    '/study/class-time-table?classId=c1&userId=u1&experience=1',
  );
});
