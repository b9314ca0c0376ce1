import { expect, test } from 'vitest';
import {
  formatLiveTime,
  formatWait,
  liveProgress,
  liveStatus,
  type LiveLesson,
  waitFigures,
} from './liveLesson.ts';

const NOW = '2026-11-21 19:22:30';

test.each<
  [
    LiveLesson['liveState'],
    string | null,
    label: string | undefined,
    time: string | null,
    wait: string | null,
  ]
>([
  ['not-started', '2026-11-23 20:00:00', '未开始', '11-23 周一 20:00', '还有 2 天'],
  ['not-started', '2026-11-21 23:00:00', '未开始', '今天 23:00', '还有 3 小时'],
  ['not-started', '2026-11-21 19:33:00', '未开始', '今天 19:33', '还有 11 分钟'],
  ['not-started', '2026-11-21 19:32:00', '未开始', '今天 19:32', '还有 10 分钟'],
  ['not-started', '2026-11-21 19:23:00', '未开始', '今天 19:23', '还有 1 分钟'],
  ['not-started', '2026-11-21 19:20:00', '未开始', '今天 19:20', null],
  ['not-started', '2027-01-09 09:30:00', '未开始', '2027-01-09 周六 09:30', '还有 48 天'],
  ['not-started', null, '未开始', null, null],
  ['live', '2026-11-21 19:00:00', '直播中', '今天 19:00', null],
  ['live', '2026-11-21 19:25:00', '直播中', '今天 19:25', null],
  ['generating-replay', '2026-11-21 15:00:00', '回放生成中', '今天 15:00', null],
  ['replay', '2026-11-19 20:00:00', '直播回放', '11-19 周四 20:00', null],
  [null, '2026-11-23 20:00:00', undefined, '11-23 周一 20:00', null],
])('%s at %s: %s, %s, %s', (liveState, startsAt, label, time, wait) => {
  const lesson = { liveState, startsAt, endsAt: null };
  expect(liveStatus(lesson)?.label).toBe(label);
  expect(formatLiveTime(lesson, NOW)).toBe(time);
  expect(formatWait(lesson, NOW)).toBe(wait);
});

test('names the day of any time where nothing says what today is, and the end', () => {
  const lesson = { liveState: null, startsAt: '2026-11-21 20:00:00', endsAt: '2026-11-21 21:00:00' };
  expect(formatLiveTime(lesson)).toBe('11-21 周六 20:00–21:00');
});

test.each<[LiveLesson['liveState'], string | null, string]>([
  ['not-started', '2026-11-23 20:00:00', '2 天 0 小时 38 分钟'],
  ['not-started', '2026-11-21 23:00:00', '3 小时 38 分钟'],
  ['not-started', '2026-11-21 19:23:00', '0 分 30 秒'],
  ['not-started', '2026-11-21 19:22:30', ''],
  ['not-started', null, ''],
  ['live', '2026-11-21 19:30:00', ''],
])('the wait for %s at %s in figures: %s', (liveState, startsAt, expected) => {
  const figures = waitFigures({ liveState, startsAt, endsAt: null }, NOW);
  expect(figures.map(({ value, unit }) => `${value} ${unit}`).join(' ')).toBe(expected);
});

test('the last hour is counted in seconds, down to nothing', () => {
  const lesson = { liveState: 'not-started', startsAt: '2026-11-21 20:00:00', endsAt: null } as const;
  const read = (passedMs: number) => waitFigures(lesson, NOW, passedMs).map(({ value }) => value);
  expect([0, 400, 1000, 31_000].map(read)).toEqual([
    [37, 30],
    [37, 30],
    [37, 29],
    [36, 59],
  ]);
  expect(read(37 * 60_000 + 30_000)).toEqual([]);
});

test.each<[LiveLesson, ReturnType<typeof liveProgress>]>([
  [at('live', '19:00', '20:00'), { passed: 22, left: 38 }],
  [at('live', '19:22', '20:00'), { passed: 0, left: 38 }],
  [at('live', '19:30', '20:00'), null],
  [at('live', '18:00', '19:00'), null],
  [at('not-started', '19:00', '20:00'), null],
  [at('replay', '19:00', '20:00'), null],
  [{ ...at('live', '19:00', '20:00'), endsAt: null }, null],
])('how far %o is: %o', (lesson, expected) => {
  expect(liveProgress(lesson, NOW)).toEqual(expected);
});

function at(liveState: LiveLesson['liveState'], start: string, end: string): LiveLesson {
  return { liveState, startsAt: `2026-11-21 ${start}:00`, endsAt: `2026-11-21 ${end}:00` };
}
