import { expect, test } from 'vitest';
import {
  attendanceStanding,
  type AttendanceStanding,
  type AttendedLesson,
  listedAttendance,
} from './Attendance.ts';

const required: AttendedLesson = { isRequired: true, status: 'to-attend', phase: 'running' };
const unsigned = { isSignedIn: false, isSignedOut: false };
const signedIn = { isSignedIn: true, isSignedOut: false };

test.each<[string, Partial<AttendedLesson>, typeof unsigned, AttendanceStanding | null]>([
  ['before it', { phase: 'to-come' }, unsigned, 'to-attend'],
  ['while it runs', {}, unsigned, 'not-signed-in'],
  ['at an unknown time', { phase: null }, unsigned, 'not-signed-in'],
  ['after it, which the class has not noted yet', { phase: 'over' }, unsigned, 'not-signed-in'],
  ['after it, where an absence was noted', { phase: 'over', status: 'absent' }, unsigned, 'absent'],
  ['after it, of which the class says nothing', { phase: 'over', status: null }, unsigned, 'not-signed-in'],
  ['who signed in to what the class still waits for', { phase: 'to-come' }, signedIn, 'signed-in'],
  ['who signed in where an absence was noted', { phase: 'over', status: 'absent' }, signedIn, 'signed-in'],
  ['who signed out', { phase: 'over' }, { isSignedIn: true, isSignedOut: true }, 'signed-out'],
  ['who was there without signing', { phase: 'over', status: 'attended' }, unsigned, 'attended'],
  ['an elective lesson', { isRequired: false, status: null, phase: 'over' }, unsigned, null],
  ['an elective lesson that was signed', { isRequired: false, status: null }, signedIn, 'signed-in'],
  ['while the class answers', { isRequired: null, status: null, phase: 'over' }, unsigned, null],
])('%s', (_, lesson, signed, standing) => {
  expect(attendanceStanding({ ...required, ...lesson }, signed)).toBe(standing);
});

test.each([
  ['to-come', 'to-attend', 'to-attend'],
  ['running', 'to-attend', 'to-attend'],
  ['over', 'to-attend', null],
  ['over', 'absent', 'absent'],
  ['to-come', 'attended', 'attended'],
  ['over', null, null],
] as const)('in a list, %s and %s is %s', (phase, status, listed) => {
  expect(listedAttendance({ phase, status })).toBe(listed);
});
