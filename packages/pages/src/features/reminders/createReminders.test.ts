import type { Reminder } from '@cloud-school/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createReminders } from './createReminders.ts';

const MINUTE = 60_000;
const NOW = Date.parse('2026-11-21T10:00:00+08:00');
const LESSON: Reminder = { id: '7', name: '翻身', startsAt: NOW + 30 * MINUTE, remindAt: NOW + 15 * MINUTE };

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(NOW);
});
afterEach(() => vi.useRealTimers());

function open(isWanted = () => true) {
  const tell = vi.fn<(reminder: Reminder) => void>();
  return { tell, reminders: createReminders({ now: () => Date.now(), isWanted, tell }) };
}

test('a lesson that two pages plan is told once, at its time', () => {
  const { tell, reminders } = open();
  reminders.plan('1', [LESSON]);
  reminders.plan('1', [LESSON]);
  vi.advanceTimersByTime(15 * MINUTE - 1);
  expect(tell).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(tell).toHaveBeenCalledExactlyOnceWith(LESSON);
});

test('a lesson that moves is told at its new time', () => {
  const { tell, reminders } = open();
  reminders.plan('1', [LESSON]);
  reminders.plan('1', [
    { ...LESSON, startsAt: LESSON.startsAt + MINUTE, remindAt: LESSON.remindAt + MINUTE },
  ]);
  vi.advanceTimersByTime(15 * MINUTE);
  expect(tell).not.toHaveBeenCalled();
  vi.advanceTimersByTime(MINUTE);
  expect(tell).toHaveBeenCalledOnce();
});

test('nothing is told after a sign-out, or to a device that slept through the begin', () => {
  let isWanted = true;
  const signedOut = open(() => isWanted);
  signedOut.reminders.plan('1', [LESSON]);
  isWanted = false;
  const asleep = open();
  asleep.reminders.plan('1', [LESSON]);
  vi.setSystemTime(LESSON.startsAt);
  vi.advanceTimersByTime(15 * MINUTE);
  for (const { tell } of [signedOut, asleep]) expect(tell).not.toHaveBeenCalled();
});

test('another student’s plan ends the first one’s', () => {
  const { tell, reminders } = open();
  reminders.plan('1', [LESSON]);
  reminders.plan('2', []);
  vi.advanceTimersByTime(15 * MINUTE);
  expect(tell).not.toHaveBeenCalled();
});
