import type { Reminder } from '@cloud-school/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../platform/device/browserStorage.ts';
import { createDevice } from '../../platform/device/createDevice.ts';
import { createReminders } from './createReminders.ts';
import { storedWish } from './useReminders.ts';

const MINUTE = 60_000;
const NOW = Date.parse('2026-11-21T10:00:00+08:00');
const lessonAt = (startsAt: number): Reminder => ({
  id: `lesson 7 ${startsAt}`,
  activityId: '7',
  name: '翻身',
  startsAt,
  remindAt: startsAt - 15 * MINUTE,
});
const LESSON = lessonAt(NOW + 30 * MINUTE);

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(NOW);
});
afterEach(() => vi.useRealTimers());

interface Server {
  isWanted?: () => boolean;
  isPlanned?: (reminder: Reminder) => boolean;
}

function open({ isWanted = () => true, isPlanned = () => true }: Server = {}) {
  const tell = vi.fn<(reminder: Reminder) => void>();
  const confirm = async (reminder: Reminder) => isPlanned(reminder);
  return { tell, reminders: createReminders({ now: () => Date.now(), isWanted, confirm, tell }) };
}

test('a lesson that two pages plan is told once, at its time', async () => {
  const { tell, reminders } = open();
  reminders.plan('1', [LESSON]);
  reminders.plan('1', [LESSON]);
  await vi.advanceTimersByTimeAsync(15 * MINUTE - 1);
  expect(tell).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  reminders.plan('1', [LESSON]);
  await vi.advanceTimersByTimeAsync(15 * MINUTE);
  expect(tell).toHaveBeenCalledExactlyOnceWith(LESSON);
});

test('a lesson that is cancelled or attended is not told; one that has moved is told at its new time', async () => {
  const moved = lessonAt(LESSON.startsAt + 5 * MINUTE);
  const { tell, reminders } = open({ isPlanned: ({ id }) => id === moved.id });
  reminders.plan('1', [LESSON]);
  await vi.advanceTimersByTimeAsync(15 * MINUTE);
  expect(tell).not.toHaveBeenCalled();
  reminders.plan('1', [moved]);
  await vi.advanceTimersByTimeAsync(5 * MINUTE);
  expect(tell).toHaveBeenCalledExactlyOnceWith(moved);
});

test('a page that stays open tells the lessons of the next days and weeks', async () => {
  const days = [1, 30].map((day) => lessonAt(NOW + day * 24 * 60 * MINUTE + 60 * MINUTE));
  const { tell, reminders } = open();
  reminders.plan('1', days);
  await vi.advanceTimersByTimeAsync(24 * 60 * MINUTE + 45 * MINUTE);
  expect(tell.mock.calls).toEqual([[days[0]]]);
  await vi.advanceTimersByTimeAsync(29 * 24 * 60 * MINUTE);
  expect(tell).toHaveBeenLastCalledWith(days[1]);
  expect(tell).toHaveBeenCalledTimes(2);
});

test('nothing is told after a sign-out, or to a device that slept through the begin', async () => {
  let isWanted = true;
  const signedOut = open({ isWanted: () => isWanted });
  signedOut.reminders.plan('1', [LESSON]);
  isWanted = false;
  const asleep = open();
  asleep.reminders.plan('1', [LESSON]);
  vi.setSystemTime(LESSON.startsAt);
  await vi.advanceTimersByTimeAsync(15 * MINUTE);
  for (const { tell } of [signedOut, asleep]) expect(tell).not.toHaveBeenCalled();
});

test('another student’s plan ends the first one’s', async () => {
  const { tell, reminders } = open();
  reminders.plan('1', [LESSON]);
  reminders.plan('2', []);
  await vi.advanceTimersByTimeAsync(15 * MINUTE);
  expect(tell).not.toHaveBeenCalled();
});

test('the wish holds after a reload, for the student who had it', () => {
  const storage = memoryStorage();
  const reload = (userId: string) => createDevice({ storage, user: () => ({ userId, tenantId: null }) });
  reload('1').set(storedWish, true);
  expect([reload('1').get(storedWish), reload('2').get(storedWish)]).toEqual([true, undefined]);
});
