import { ApiError, type CallOptions } from '@cloud-school/api-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signInByEntering } from './signInByEntering.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const failure = (kind: 'rejected' | 'unavailable') =>
  new ApiError({ kind, userMessage: '系统繁忙', endpointId: 'attendance.signAutomatically' });

/** Enters a lesson whose calls end as they are listed: null is a success. */
function enter(...ends: (ApiError | null)[]) {
  const keys: (string | undefined)[] = [];
  const left = new AbortController();
  const mutate = vi.fn<() => Promise<unknown[]>>(async () => []);
  const client = {
    call: async (_endpoint: unknown, _args: unknown, options?: CallOptions) => {
      keys.push(options?.idempotencyKey);
      const end = ends[keys.length - 1];
      if (end) throw end;
    },
  };
  const place = {
    activityId: `a-${Math.random()}`,
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
  await vi.advanceTimersByTimeAsync(14_999);
  expect([keys.length, mutate.mock.calls.length]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(15_001);
  expect(await ended).toBe(true);
  expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
});

test('a refusal is not repeated', async () => {
  const { keys, ended } = enter(failure('rejected'));
  expect(await ended).toBe(false);
  expect(keys).toHaveLength(1);
});

test('who has left, or is signed in by now, sends nothing more', async () => {
  const { keys, left, ended } = enter(failure('unavailable'));
  await vi.advanceTimersByTimeAsync(5000);
  left.abort();
  expect(await ended).toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(keys).toHaveLength(1);
});
