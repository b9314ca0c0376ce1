import { makeMany, makeServicePoint } from '@cloud-school/domain/testing';
import { expect, test } from 'vitest';
import { filterPoints, findPage, formatAddress, numberPoints, pointFilters } from './pointList.ts';

const points = numberPoints(makeMany(makeServicePoint, 5));

test('the filters are the kinds with points, and filtered points keep their numbers', () => {
  expect(pointFilters(points)).toEqual([
    { value: 'all', label: '全部', count: 5 },
    { value: 'teaching', label: '教学', count: 3 },
    { value: 'exam', label: '考试', count: 1 },
    { value: 'evaluate', label: '评价', count: 1 },
  ]);
  expect(pointFilters([makeServicePoint({ kind: null })])).toEqual([
    { value: 'all', label: '全部', count: 1 },
  ]);
  expect(filterPoints(points, 'teaching').map(({ number }) => number)).toEqual([1, 4, 5]);
  expect(filterPoints(points, 'all')).toBe(points);
});

test.each([
  [1, 1],
  [4, 1],
  [5, 2],
  [9, 1],
  [null, 1],
])('point %s is on page %i', (number, page) => {
  expect(findPage(points, number)).toBe(page);
});

test.each([
  [{ cityName: '杭州市', address: '莫干山路 1418 号' }, '杭州市莫干山路 1418 号'],
  [{ cityName: null, address: '莫干山路 1418 号' }, '浙江省莫干山路 1418 号'],
  [{ address: null }, '杭州市'],
  [{ provinceName: null, cityName: null, address: null }, null],
])('%j reads %s', (overrides, text) => {
  expect(formatAddress(makeServicePoint(overrides))).toBe(text);
});
