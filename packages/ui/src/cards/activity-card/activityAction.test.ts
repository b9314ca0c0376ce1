import { expect, test } from 'vitest';
import { activityAction, pastActivityAction } from './activityAction.ts';
import type { ActivityPhase } from './activityPhase.ts';

const ONLINE = { isFaceToFace: false, isRequired: true, contents: [] };
const FACE = { ...ONLINE, isFaceToFace: true };

test.each<[ActivityPhase, string, string]>([
  ['running', '进入课堂 solid', '进入课堂 solid'],
  ['to-come', '去学习 outline', '查看安排 outline'],
  ['absent', '去补学 secondary', '去问老师 secondary'],
  ['attended', '回看 secondary', '回顾 secondary'],
  ['over', '回看 secondary', '回顾 secondary'],
])('today, %s: online %s, face to face %s', (phase, online, face) => {
  const read = (activity: typeof ONLINE) => Object.values(activityAction(activity, phase)).join(' ');
  expect(read(ONLINE)).toBe(online);
  expect(read(FACE)).toBe(face);
});

test('an elective lesson to come is not stressed', () => {
  expect(activityAction({ ...ONLINE, isRequired: false }, 'to-come').variant).toBe('secondary');
});

test.each([
  ['absent', false, '去补学 outline'],
  ['absent', true, '去问老师 outline'],
  ['attended', false, '回看 secondary'],
  ['attended', true, '回顾 secondary'],
  [null, false, '回看 secondary'],
] as const)('in the past, %s, face to face %s: %s', (status, isFaceToFace, action) => {
  expect(Object.values(pastActivityAction({ status, isFaceToFace, contents: [] })).join(' ')).toBe(action);
});
