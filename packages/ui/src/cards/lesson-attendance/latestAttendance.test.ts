import type { Attendance } from '@cloud-school/domain';
import { makeAttendance } from '@cloud-school/domain/testing';
import { expect, test } from 'vitest';
import { type LatestAttendance, latestAttendance } from './latestAttendance.ts';

/** Nothing is offered yet. */
const untouched = makeAttendance({ canSignOut: false, isSignedIn: false, signedInAt: null });

const notSigned = { label: '未签到', tone: 'open', time: null } as const;
const signedIn = { label: '已签到', tone: 'done', time: '10:26' } as const;
const NOW = new Date('2026-11-21T15:00:00+08:00');
const LESSON = { isRequired: true, status: 'to-attend' } as const;
const IN = { isSignedIn: true, signedInAt: '2026-11-21 10:26:09' };

test.each<[string, Partial<Attendance>, LatestAttendance]>([
  ['nothing is offered', {}, { state: notSigned, action: null }],
  [
    'nothing is offered before the class',
    { startsAt: '2026-11-21 15:00:01' },
    { state: { ...notSigned, label: '待参加' }, action: null },
  ],
  ['nobody signed in', { endsAt: '2026-11-21 14:59:59' }, { state: notSigned, action: null }],
  ['sign-in is offered', { canSignIn: true }, { state: null, action: { kind: 'sign-in', label: '签到' } }],
  ['signed in', IN, { state: signedIn, action: null }],
  [
    'signed in at an unknown time',
    { isSignedIn: true, canSignIn: true },
    { state: { ...signedIn, time: null }, action: null },
  ],
  [
    'sign-out is offered',
    { ...IN, canSignOut: true },
    { state: signedIn, action: { kind: 'sign-out', label: '签退' } },
  ],
  [
    'sign-out of a class that has not begun',
    { ...IN, canSignOut: true, startsAt: '2026-11-21 15:00:01' },
    { state: signedIn, action: null },
  ],
  ['sign-out before sign-in', { canSignOut: true }, { state: notSigned, action: null }],
  [
    'signed out',
    { ...IN, isSignedOut: true, canSignOut: true, signedOutAt: '2026-11-21 12:01:00' },
    { state: { label: '已签退', tone: 'done', time: '12:01' }, action: null },
  ],
  [
    'signed in on another day',
    { isSignedIn: true, signedInAt: '2026-11-20 19:41:00' },
    { state: { ...signedIn, time: '11-20 19:41' }, action: null },
  ],
  [
    'signed in in another year',
    { isSignedIn: true, signedInAt: '2025-11-20 19:41:00' },
    { state: { ...signedIn, time: '2025-11-20 19:41' }, action: null },
  ],
  [
    'signed in on a day',
    { isSignedIn: true, signedInAt: '2026-11-20' },
    { state: { ...signedIn, time: null }, action: null },
  ],
])('%s', (_, attendance, step) => {
  expect(latestAttendance({ ...untouched, ...attendance }, LESSON, NOW)).toEqual(step);
});

test('of an elective lesson that nobody signed, nothing is said', () => {
  const lesson = { isRequired: false, status: null };
  expect(latestAttendance(untouched, lesson, NOW)).toEqual({ state: null, action: null });
});

test('an absence that the class has noted is said', () => {
  const lesson = { isRequired: true, status: 'absent' } as const;
  const state = { label: '缺勤', tone: 'missed', time: null };
  expect(latestAttendance(untouched, lesson, NOW)).toEqual({ state, action: null });
});
