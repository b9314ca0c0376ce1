import type { Attendance } from '@cloud-school/api-client';
import { expect, test } from 'vitest';
import { attendanceStep } from './attendanceStep.ts';

const nothing: Attendance = {
  startsAt: null,
  endsAt: null,
  isAutomatic: false,
  canSignIn: false,
  canSignOut: false,
  signedInAt: null,
  signedOutAt: null,
  isSignedIn: false,
  isSignedOut: false,
};

test.each<[string, Partial<Attendance>, object]>([
  ['not offered', {}, { type: 'none', label: '未签到' }],
  ['sign-in is offered', { canSignIn: true }, { type: 'offered', kind: 'sign-in', label: '签到' }],
  [
    'signed in',
    { isSignedIn: true, signedInAt: '2026-11-21 10:26:09' },
    { type: 'done', label: '已签到', time: '10:26' },
  ],
  [
    'signed in at an unknown time',
    { isSignedIn: true, canSignIn: true },
    { type: 'done', label: '已签到', time: null },
  ],
  [
    'sign-out is offered',
    { isSignedIn: true, canSignOut: true },
    { type: 'offered', kind: 'sign-out', label: '签退' },
  ],
  ['sign-out before sign-in', { canSignOut: true }, { type: 'none', label: '未签到' }],
  [
    'signed out',
    { isSignedIn: true, isSignedOut: true, canSignOut: true, signedOutAt: '2026-11-21 12:01:00' },
    { type: 'done', label: '已签退', time: '12:01' },
  ],
])('%s', (_, attendance, step) => {
  expect(attendanceStep({ ...nothing, ...attendance })).toEqual(step);
});
