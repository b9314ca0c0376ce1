import type { SchoolPlace } from '@cloud-school/api-client';
import { twoDigits } from '../../../primitives/time/twoDigits.ts';

export type OpenState = 'open' | 'resting';

type Hours = Pick<SchoolPlace, 'opensAt' | 'closesAt'>;

const DAY = 86_400;
/** Shanghai keeps UTC+8 the whole year. */
const SHANGHAI_SECONDS = 8 * 3600;

/**
 * Whether a place is open at a moment, in the school's time wherever the visitor is (SCHOOL-03). Hours that end before they
 * begin run past midnight; the same time twice means round the clock; without both times nobody knows.
 */
export function openState({ opensAt, closesAt }: Hours, now: Date): OpenState | null {
  if (opensAt === null || closesAt === null) return null;
  const time = (Math.floor(now.getTime() / 1000) + SHANGHAI_SECONDS) % DAY;
  const [begin, end] = [opensAt % DAY, closesAt % DAY];
  if (begin === end) return 'open';
  const isWithin = begin < end ? begin <= time && time < end : begin <= time || time < end;
  return isWithin ? 'open' : 'resting';
}

/** 'HH:mm' of a time of day; its seconds where it has any. */
export function timeText(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[2] === 0 ? parts.slice(0, 2) : parts;
  return shown.map(twoDigits).join(':');
}

/** '08:30–18:00', '22:00–次日 02:00', '全天'; null where a time is not known. */
export function hoursText({ opensAt, closesAt }: Hours): string | null {
  if (opensAt === null || closesAt === null) return null;
  if (opensAt % DAY === closesAt % DAY) return '全天';
  return `${timeText(opensAt)}–${closesAt < opensAt ? '次日 ' : ''}${timeText(closesAt)}`;
}

/** What the bubble over a pin says of its place. */
export function openWords(hours: Hours, now: Date): string | null {
  const state = openState(hours, now);
  if (state === null || hours.opensAt === null || hours.closesAt === null) return null;
  if (hoursText(hours) === '全天') return '营业中，全天';
  return state === 'open'
    ? `营业中，${timeText(hours.closesAt)} 结束`
    : `休息中，${timeText(hours.opensAt)} 开始`;
}
