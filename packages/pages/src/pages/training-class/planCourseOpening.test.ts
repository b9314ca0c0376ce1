import { expect, test } from 'vitest';
import { planCourseOpening, withSsoCode } from './planCourseOpening.ts';

const URL = 'https://third.example/learn?course=7';

test.each([
  ['internal', null, null, { kind: 'page' }],
  ['internal', URL, 'C-1', { kind: 'page' }],
  ['single-sign-on', URL, null, { kind: 'sign-on', address: URL }],
  ['single-sign-on', null, null, { kind: 'closed' }],
  ['link-request', null, 'C-1', { kind: 'link', classCode: 'C-1' }],
  ['link-request', URL, null, { kind: 'closed' }],
  ['address', URL, null, { kind: 'address', address: URL }],
  ['address', null, null, { kind: 'closed' }],
  ['closed', null, null, { kind: 'closed' }],
] as const)(
  'a course on %s with the address %s and the code %s',
  (platform, learningUrl, classCode, opening) => {
    expect(planCourseOpening({ platform, learningUrl, classCode })).toEqual(opening);
  },
);

test.each([
  ['https://third.example/learn', 'a b&c', 'https://third.example/learn?code=a+b%26c'],
  ['https://third.example/learn?course=7#top', 'x', 'https://third.example/learn?course=7&code=x#top'],
  ['/platform/learn', 'x', 'https://school.example/platform/learn?code=x'],
  ['https://third.example/learn?code=old', 'new', 'https://third.example/learn?code=new'],
])('%s takes the code %s', (address, code, result) => {
  expect(withSsoCode(address, code, 'https://school.example/study')).toBe(result);
});
