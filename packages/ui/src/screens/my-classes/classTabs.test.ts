import { makeStudentClass } from '@cloud-school/domain/testing';
import { describe, expect, test } from 'vitest';
import { classPage, classTabs, filterClasses, isClassFilter } from './classTabs.ts';

const classes = (['in-service', 'in-service', 'to-report', 'completed', 'in-service'] as const).map(
  (status, index) => makeStudentClass({ classId: String(index), status }),
);

test('each tab counts its classes, 全部 counts all of them', () => {
  expect(classTabs(classes).map(({ label, count }) => [label, count])).toEqual([
    ['全部', 5],
    ['待录取', 0],
    ['待开班', 0],
    ['待报到', 1],
    ['服务中', 3],
    ['服务完成', 1],
  ]);
});

test('a tab keeps the order of the server', () => {
  expect(filterClasses(classes, 'in-service').map(({ classId }) => classId)).toEqual(['0', '1', '4']);
  expect(filterClasses(classes, 'all')).toHaveLength(5);
});

test('only the names of tabs are accepted from an address', () => {
  expect(isClassFilter('in-service')).toBe(true);
  expect(isClassFilter('toString')).toBe(false);
});

describe('paging', () => {
  const many = Array.from({ length: 9 }, (_, index) => makeStudentClass({ classId: String(index) }));
  test.each([
    [1, 1, ['0', '1', '2', '3']],
    [3, 3, ['8']],
    [4, 3, ['8']],
    [0, 1, ['0', '1', '2', '3']],
    [-2, 1, ['0', '1', '2', '3']],
    [Number.NaN, 1, ['0', '1', '2', '3']],
    [2.7, 2, ['4', '5', '6', '7']],
  ])('page %d of nine classes shows page %d', (page, current, ids) => {
    const shown = classPage(many, page);
    expect(shown).toMatchObject({ current, pages: 3 });
    expect(shown.items.map(({ classId }) => classId)).toEqual(ids);
  });
  test('no classes make one empty page', () => {
    expect(classPage([], 1)).toEqual({ current: 1, pages: 1, items: [] });
  });
});
