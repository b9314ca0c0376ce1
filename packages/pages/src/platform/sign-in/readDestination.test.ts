import { expect, test } from 'vitest';
import { readDestination } from './readDestination.ts';

test.each([
  [null, '/study/mine'],
  ['/study/training-class?classId=c', '/study/training-class?classId=c'],
  ['/', '/'],
  ['https://elsewhere.example/', '/'],
  ['/login', '/'],
])('the redirect %s leads to %s', (redirect, expected) => {
  expect(readDestination(redirect, 'https://school.example', ['/login'])).toBe(expected);
});
