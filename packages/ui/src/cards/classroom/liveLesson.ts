import { type Classroom, formatWeekday, type LiveState, toMoment } from '@cloud-school/domain';
import { stateWords } from '../../primitives/state-words/stateWords.ts';
import type { ClassroomStatus } from './classroomStatusLooks.ts';

export type LiveLesson = Pick<Classroom, 'liveState' | 'startsAt' | 'endsAt'>;

const MINUTE = 60_000;

export interface LiveStatus extends ClassroomStatus {
  kind: LiveState;
}

const STATUSES: Record<LiveState, LiveStatus> = {
  'not-started': { kind: 'not-started', label: stateWords['not-started'] },
  live: { kind: 'live', label: '直播中' },
  'generating-replay': { kind: 'generating-replay', label: '回放生成中' },
  replay: { kind: 'replay', label: '直播回放' },
};

/** What has not begun. */
const IS_TO_COME: Record<LiveState, boolean> = {
  'not-started': true,
  live: false,
  'generating-replay': false,
  replay: false,
};

/** What is shown now. */
const IS_RUNNING: Record<LiveState, boolean> = {
  'not-started': false,
  live: true,
  'generating-replay': false,
  replay: false,
};

/** The one status of a live lesson, on every page (VIEW-01); null where the server says nothing. */
export const liveStatus = ({ liveState }: Pick<LiveLesson, 'liveState'>): LiveStatus | null =>
  liveState && STATUSES[liveState];

/** 11-23 周一 20:00–21:00; of today by `now` 今天 20:00–21:00; null without a start. */
export function formatLiveTime({ startsAt, endsAt }: LiveLesson, now?: string): string | null {
  if (startsAt === null) return null;
  const isToday = startsAt.slice(0, 10) === now?.slice(0, 10);
  const isOtherYear = now !== undefined && startsAt.slice(0, 4) !== now.slice(0, 4);
  const date = startsAt.slice(0, 10);
  const day = isToday ? '今天' : `${isOtherYear ? date : date.slice(5)} ${formatWeekday(date)}`;
  const end = endsAt === null ? '' : `–${endsAt.slice(11, 16)}`;
  return `${day} ${startsAt.slice(11, 16)}${end}`;
}

/** 还有 2 天, 还有 3 小时, 还有 8 分钟 until a lesson that has not begun; null of any other. */
export function formatWait(lesson: LiveLesson, now: string): string | null {
  const minutes = minutesUntil(lesson, now);
  if (minutes === null) return null;
  if (minutes < 60) return `还有 ${minutes} 分钟`;
  return minutes < 24 * 60
    ? `还有 ${Math.floor(minutes / 60)} 小时`
    : `还有 ${Math.floor(minutes / 24 / 60)} 天`;
}

/** The wait in its figures: 1 天 23 小时 54 分钟, in the last hour 7 分 50 秒; `passedMs` since `now`. None of what has begun. */
export function waitFigures(
  lesson: LiveLesson,
  now: string,
  passedMs = 0,
): { value: number; unit: string }[] {
  const wait = waitOf(lesson, now);
  if (wait === null || wait <= passedMs) return [];
  const seconds = Math.ceil((wait - passedMs) / 1000);
  if (seconds < 60 * 60)
    return [
      { value: Math.floor(seconds / 60), unit: '分' },
      { value: seconds % 60, unit: '秒' },
    ];
  const minutes = Math.ceil(seconds / 60);
  const figures = [
    { value: Math.floor(minutes / 24 / 60), unit: '天' },
    { value: Math.floor(minutes / 60) % 24, unit: '小时' },
    { value: minutes % 60, unit: '分钟' },
  ];
  return figures.slice(figures[0]?.value === 0 ? 1 : 0);
}

/** How far a lesson that runs is, in whole minutes; null of any other, and where a time is unknown. */
export function liveProgress(
  { liveState, startsAt, endsAt }: LiveLesson,
  now: string,
): { passed: number; left: number } | null {
  if (liveState === null || !IS_RUNNING[liveState]) return null;
  const [start, end, moment] = [startsAt && toMoment(startsAt), endsAt && toMoment(endsAt), toMoment(now)];
  if (!start || !end || !moment || moment < start || moment > end) return null;
  const passed = Math.floor((moment - start) / MINUTE);
  return { passed, left: Math.round((end - start) / MINUTE) - passed };
}

/** What a student does about it. */
export const LIVE_HINTS: Record<LiveState, string> = {
  'not-started': '到时在 APP 里看直播',
  live: '这一场在 APP 里看',
  'generating-replay': '讲完了，做好后在 APP 里看回放',
  replay: '在 APP 里看回放',
};

/** A classroom whose broadcast has a state, which stands in the place of a picture (VIEW-01). */
export const isLive = ({ liveState }: Pick<Classroom, 'liveState'>): boolean => liveState !== null;

/** Whole minutes, a begun one counted, to the start of what has not begun; null when that is unknown or over. */
function minutesUntil(lesson: LiveLesson, now: string): number | null {
  const wait = waitOf(lesson, now);
  return wait === null ? null : Math.ceil(wait / MINUTE);
}

/** Milliseconds to the start of what has not begun; null when that is unknown or over. */
function waitOf({ liveState, startsAt }: LiveLesson, now: string): number | null {
  if (liveState === null || !IS_TO_COME[liveState]) return null;
  const [start, moment] = [startsAt && toMoment(startsAt), toMoment(now)];
  if (!start || !moment || start <= moment) return null;
  return start - moment;
}
