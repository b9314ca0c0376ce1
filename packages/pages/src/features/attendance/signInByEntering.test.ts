import { ApiError, type CallOptions, getAttendance } from '@cloud-school/api-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signInByEntering } from './signInByEntering.ts';

/** What the server knows. */
let isSigned = false;

beforeEach(() => {
  isSigned = false;
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

const failure = (kind: 'rejected' | 'unavailable') =>
  new ApiError({ kind, userMessage: '系统繁忙', endpointId: 'attendance.signAutomatically' });

/** Enters a lesson whose calls end as they are listed: null is a success. */
const enter = (...ends: (ApiError | null)[]) => enterAt(`a-${Math.random()}`, ...ends);

function enterAt(activityId: string, ...ends: (ApiError | null)[]) {
  const keys: (string | undefined)[] = [];
  const left = new AbortController();
  const mutate = vi.fn<() => Promise<unknown[]>>(async () => []);
  const client = {
    call: async ({ id }: { id: string }, _args: unknown, options?: CallOptions) => {
      if (id === getAttendance.id) return { isSignedIn: isSigned };
      // A call takes a while.
      await new Promise((resolve) => setTimeout(resolve, 1));
      keys.push(options?.idempotencyKey);
      const end = ends[keys.length - 1];
      if (end) throw end;
      isSigned = true;
      return undefined;
    },
  };
  const place = {
    activityId,
    classId: 'c',
    classroomId: 'r',
    courseId: 'k',
    studentId: 's',
    userId: 'u',
  };
  const ended = signInByEntering({
    client: client as never,
    mutate: mutate as never,
    place,
    signal: left.signal,
  });
  return { keys, left, mutate, ended };
}

test('a failed try is repeated after 15 s with the same key, and looks whether it arrived', async () => {
  const { keys, mutate, ended } = enter(failure('unavailable'), failure('unavailable'), null);
  await vi.advanceTimersByTimeAsync(15_000);
  expect([keys.length, mutate.mock.calls.length]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(15_003);
  expect(await ended).toBe(true);
  expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
});

test('a refusal is repeated after a minute, as a new call: the attendance may open later', async () => {
  const { keys, ended } = enter(failure('rejected'), null);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(keys).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2);
  expect(await ended).toBe(true);
  expect(new Set(keys).size).toBe(2);
});

test('who moves on while the first try is in flight, and it fails, is signed in by the next page', async () => {
  const first = enterAt('a-moved', failure('unavailable'));
  await vi.advanceTimersByTimeAsync(0);
  first.left.abort();
  const next = enterAt('a-moved', null);
  await vi.advanceTimersByTimeAsync(10);
  expect(await first.ended).toBe(false);
  expect(await next.ended).toBe(true);
});

test('who moves on while the first try is in flight, and it arrives, is signed in once', async () => {
  const first = enterAt('a-signed', null);
  await vi.advanceTimersByTimeAsync(0);
  first.left.abort();
  const next = enterAt('a-signed', null);
  await vi.advanceTimersByTimeAsync(10);
  expect(await first.ended).toBe(true);
  expect([await next.ended, next.keys.length]).toEqual([false, 0]);
});

test('who has left, or is signed in by now, sends nothing more', async () => {
  const { keys, left, ended } = enter(failure('unavailable'));
  await vi.advanceTimersByTimeAsync(5000);
  left.abort();
  expect(await ended).toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(keys).toHaveLength(1);
});
