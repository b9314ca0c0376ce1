import { expect, test } from 'vitest';
import { findSchool } from './findSchool.ts';

const LISTED = ['yunfan.example.com', '*.example.com', '*.north.example.com'];

test.each([
  ['yunfan.example.com', 'yunfan.example.com'],
  ['hailan.example.com', '*.example.com'],
  ['a.b.example.com', '*.example.com'],
  ['a.north.example.com', '*.north.example.com'],
  ['example.com', undefined],
  ['attackerexample.com', undefined],
])('%s counts to %s', (host, school) => {
  expect(findSchool(LISTED, host)).toBe(school);
});

test('without a list any host counts together', () => {
  expect(findSchool(['*'], 'localhost')).toBe('*');
});
