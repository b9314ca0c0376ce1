import { type SchoolPlace, toSecondOfDay, twoDigits } from '@cloud-school/domain';

export type OpenState = 'open' | 'resting';

type Hours = Pick<SchoolPlace, 'opensAt' | 'closesAt'>;

const DAY = 86_400;

/**
 * Whether a place is open at a moment, in the school's time zone wherever the visitor is (SCHOOL-03). Hours that end before
 * they begin run past midnight; equal times mean round the clock; a place without one of the times is resting, as it is never
 * within them.
 */
export function openState({ opensAt, closesAt }: Hours, now: Date): OpenState {
  if (opensAt === null || closesAt === null) return 'resting';
  const time = toSecondOfDay(now.getTime());
  const [begin, end] = [opensAt % DAY, closesAt % DAY];
  if (begin === end) return 'open';
  const isWithin = begin < end ? begin <= time && time < end : begin <= time || time < end;
  return isWithin ? 'open' : 'resting';
}

/** Formats seconds of the day as 'HH:mm', or 'HH:mm:ss' when the seconds are not zero. */
function formatTime(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[2] === 0 ? parts.slice(0, 2) : parts;
  return shown.map(twoDigits).join(':');
}

/** '08:30–18:00', '22:00–次日 02:00', '全天'; null when a time is unknown. */
export function formatHours({ opensAt, closesAt }: Hours): string | null {
  if (opensAt === null || closesAt === null) return null;
  if (opensAt % DAY === closesAt % DAY) return '全天';
  return `${formatTime(opensAt)}–${closesAt < opensAt ? '次日 ' : ''}${formatTime(closesAt)}`;
}

/** 营业中，18:00 结束 or 休息中，08:30 开始; 休息中 alone when a time is unknown. */
export function formatOpenState(hours: Hours, now: Date): string {
  const state = openState(hours, now);
  if (hours.opensAt === null || hours.closesAt === null) return '休息中';
  if (formatHours(hours) === '全天') return '营业中，全天';
  return state === 'open'
    ? `营业中，${formatTime(hours.closesAt)} 结束`
    : `休息中，${formatTime(hours.opensAt)} 开始`;
}
