import { type CallOptions, type Client, type Endpoint, getAttendance } from '@cloud-school/api-client';
import type { Attendance } from '@cloud-school/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signAfterLook } from './signAfterLook.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const place = {
  activityId: 'a',
  classId: 'c',
  classroomId: null,
  courseId: null,
  studentId: 's',
  userId: 'u',
};

/** A client whose look answers with `seen`, or never: it gives a call up at its time limit. */
function openSchool(seen: Partial<Attendance> | 'hangs') {
  const signed: unknown[] = [];
  const call = (endpoint: Endpoint<never, unknown>, payload: unknown, options: CallOptions = {}) => {
    if (endpoint.id !== getAttendance.id) return Promise.resolve(signed.push(payload));
    if (seen !== 'hangs') return Promise.resolve(seen);
    const { timeout = 500_000 } = options;
    return new Promise((_, reject) => setTimeout(() => reject(new Error('no answer')), timeout));
  };
  return { client: { call } as unknown as Client, signed };
}

test('a look that does not answer is given up after 5 s, and the press signs', async () => {
  const { client, signed } = openSchool('hangs');
  const press = signAfterLook(client, place, 'sign-in');
  await vi.advanceTimersByTimeAsync(4999);
  expect(signed).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await press).toBe(true);
  expect(signed).toEqual([{ ...place, kind: 'sign-in', position: null }]);
});

test.each([
  ['sign-in', { isSignedIn: true, isSignedOut: false }, false],
  ['sign-out', { isSignedIn: true, isSignedOut: false }, true],
  ['sign-out', { isSignedIn: true, isSignedOut: true }, false],
] as const)('a %s beside %j on the server: signs %s', async (kind, seen, isSent) => {
  const { client, signed } = openSchool(seen);
  expect(await signAfterLook(client, place, kind)).toBe(isSent);
  expect(signed).toHaveLength(isSent ? 1 : 0);
});
