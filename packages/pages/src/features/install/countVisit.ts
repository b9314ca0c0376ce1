import { isRecord } from '@cloud-school/domain';
import { defineStored, isBoolean, isNumber, only } from '../../platform/device/defineStored.ts';

/** Visits of 我的学习, and whether its 添加到主屏幕 was declined; `lastAt` in milliseconds since 1970. */
interface Visits {
  count: number;
  lastAt: number;
  isDeclined: boolean;
}

export const storedVisits = defineStored({
  key: 'studyVisits',
  of: 'device',
  maxDays: 365,
  read: only(
    (value): value is Visits =>
      isRecord(value) && isNumber(value.count) && isNumber(value.lastAt) && isBoolean(value.isDeclined),
  ),
});

/** A visit ends after half an hour without a page. */
const GAP_MS = 30 * 60_000;

/** The visits with the one of now. A clock that was set back begins a new one. */
export function countVisit(known: Visits | undefined, now: number): Visits {
  const { count, lastAt, isDeclined } = known ?? { count: 0, lastAt: -Infinity, isDeclined: false };
  const isSame = now >= lastAt && now - lastAt < GAP_MS;
  return { count: isSame ? count : count + 1, lastAt: now, isDeclined };
}

/** Whether the home screen is offered: from the third visit on, until it was declined. */
export const isOffered = ({ count, isDeclined }: Visits): boolean => count >= 3 && !isDeclined;
