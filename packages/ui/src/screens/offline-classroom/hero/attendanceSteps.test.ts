import type { Attendance } from '@cloud-school/domain';
import { makeAttendance } from '@cloud-school/domain/testing';
import { expect, test } from 'vitest';
import { type AttendanceStep, attendanceSteps } from './attendanceSteps.ts';

/** Nothing is offered yet. */
const untouched = makeAttendance({ canSignOut: false, isSignedIn: false, signedInAt: null });

const toWords = (steps: AttendanceStep[]) => steps.map(({ stage, note }) => `${stage} ${note}`);

test.each<[string, Partial<Attendance>, string[]]>([
  ['nothing is offered', {}, ['waiting 老师开放后可以签到', 'waiting 课后签退']],
  ['signing in is offered', { canSignIn: true }, ['offered 现在可以签到', 'waiting 课后签退']],
  ['both are offered', { canSignIn: true, canSignOut: true }, ['offered 现在可以签到', 'waiting 课后签退']],
  [
    'signed in',
    { canSignOut: true, isSignedIn: true, signedInAt: '2026-11-21 13:52:10' },
    ['done 2026-11-21 13:52', 'offered 现在可以签退'],
  ],
  ['signed in twice is not offered', { canSignIn: true, isSignedIn: true }, ['done ', 'waiting 课后签退']],
  ['signing out alone', { canSignOut: true }, ['waiting 老师开放后可以签到', 'offered 现在可以签退']],
  [
    'signed out',
    { canSignOut: true, isSignedIn: true, isSignedOut: true, signedOutAt: '2026-11-21 16:34:02' },
    ['done ', 'done 2026-11-21 16:34'],
  ],
])('%s', (_, fields, steps) => {
  expect(toWords(attendanceSteps({ ...untouched, ...fields }, 'running'))).toEqual(steps);
});

test.each<[string, Partial<Attendance>, string[]]>([
  ['nobody signed in', {}, ['missed 课堂已结束', 'missed 课堂已结束']],
  ['signing in is still offered', { canSignIn: true }, ['offered 现在可以签到', 'waiting 课后签退']],
  ['signed in, not out', { isSignedIn: true }, ['done ', 'waiting 课后签退']],
  [
    'signed in, signing out is offered',
    { isSignedIn: true, canSignOut: true },
    ['done ', 'offered 现在可以签退'],
  ],
])('after the lesson: %s', (_, fields, steps) => {
  expect(toWords(attendanceSteps({ ...untouched, ...fields }, 'over'))).toEqual(steps);
});
