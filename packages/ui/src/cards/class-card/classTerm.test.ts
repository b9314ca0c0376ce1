import { makeStudentClass } from '@cloud-school/domain/testing';
import { describe, expect, test } from 'vitest';
import { classTerm } from './classTerm.ts';

const dates = { trainingStart: '2026-09-07', trainingEnd: '2026-12-25' };
const none = { trainingStart: null, trainingEnd: null, periodStart: null, periodEnd: null };

describe('a class in service', () => {
  test.each([
    ['2026-09-06', '1 天后开课'],
    ['2026-09-07', '第 1 周，共 16 周'],
    ['2026-09-13', '第 1 周，共 16 周'],
    ['2026-09-14', '第 2 周，共 16 周'],
    ['2026-11-21', '第 11 周，共 16 周'],
    ['2026-12-25', '第 16 周，共 16 周'],
    ['2027-02-01', '第 16 周，共 16 周'],
  ])('on %s shows %s', (today, label) => {
    expect(classTerm(makeStudentClass({ ...dates, status: 'in-service' }), today).label).toBe(label);
  });
  test('is filled by the days that have passed, at most fully', () => {
    const studentClass = makeStudentClass({ ...dates, status: 'in-service' });
    expect(classTerm(studentClass, '2026-09-06')).toMatchObject({ share: 0, isRunning: false });
    expect(classTerm(studentClass, '2026-11-21').share).toBeCloseTo(75 / 109);
    expect(classTerm(studentClass, '2027-02-01').share).toBe(1);
  });
  test('without an end shows the week only', () => {
    const studentClass = makeStudentClass({ ...none, trainingStart: '2026-09-07', status: 'in-service' });
    expect(classTerm(studentClass, '2026-11-21')).toMatchObject({ label: '第 11 周', share: 0, end: null });
  });
  test('without a start shows nothing', () => {
    expect(classTerm(makeStudentClass({ ...none, status: 'in-service' }), '2026-11-21').label).toBe('');
  });
  test('a change of the clocks does not change the number of days', () => {
    const studentClass = makeStudentClass({ ...none, trainingStart: '2026-03-01', status: 'in-service' });
    expect(classTerm(studentClass, '2026-04-05').label).toBe('第 6 周');
  });
});

test.each([
  ['to-be-admitted', '2026-11-28', '录取后安排开班', 0],
  ['to-start', '2026-12-06', '预计 12 月 6 日开班', 0],
  ['to-start', null, '开班时间待定', 0],
  ['to-report', '2026-11-28', '7 天后开课', 0],
  ['to-report', '2026-11-21', '已开课', 0],
  ['completed', '2026-03-02', '已结业', 1],
] as const)('a class %s that starts on %s shows %s', (status, trainingStart, label, share) => {
  const term = classTerm(makeStudentClass({ ...none, status, trainingStart }), '2026-11-21');
  expect(term).toMatchObject({ label, share, isRunning: false });
});

test('the dates of the period replace missing training dates', () => {
  const studentClass = makeStudentClass({ ...none, periodStart: '2026-09-07', periodEnd: '2026-12-25' });
  expect(classTerm(studentClass, '2026-11-21')).toMatchObject({ start: '2026-09-07', end: '2026-12-25' });
});
