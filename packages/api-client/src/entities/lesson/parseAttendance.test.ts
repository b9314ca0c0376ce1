import { expect, it } from 'vitest';
import { parseAttendance } from './parseAttendance.ts';

const OPEN = {
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

const time = '2026-11-21 14:00:00';

it.each([
  [{}, {}],
  [
    { classStartTime: time, classEndTime: '2026-11-21 16:30:00' },
    { startsAt: time, endsAt: '2026-11-21 16:30:00' },
  ],
  [{ onlineAttendance: '1' }, { isAutomatic: true }],
  [{ signIn: 1 }, { canSignIn: true }],
  [{ signOut: true }, { canSignOut: true }],
  [{ signInTime: time }, { signedInAt: time, isSignedIn: true }],
  [{ signOutTime: time }, { signedOutAt: time, isSignedOut: true }],
  [{ isSignIn: 'true' }, { isSignedIn: true }],
  [{ isSignOut: 1 }, { isSignedOut: true }],
  [{ signIn: 0, signOut: 2, onlineAttendance: 'x', isSignIn: null, isSignOut: false, signInTime: '' }, {}],
])('attendance %j reads as %j', (data, facts) => {
  expect(parseAttendance(data)).toEqual({ ...OPEN, ...facts });
});
