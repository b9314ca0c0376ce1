import {
  addDays,
  formatDayName,
  formatMonthDay,
  formatPlayTime,
  isolate,
  isPresent,
  type PlannedActivity,
  toMoment,
  type WhatNow,
} from '@cloud-school/domain';
import { BookOpen, CalendarDays, CircleCheck, Clock, History, Radio, type LucideIcon } from 'lucide-react';
import type { ButtonVariant } from '../../primitives/button/ButtonRoot.ts';
import type { TagTone } from '../../primitives/tag/Tag.tsx';
import { minutesBetween } from './minutesBetween.ts';

/** A figure with what it means; the bar is 0 to 1. */
export interface WhatNowFigure {
  label: string;
  /** The strong part, and what follows it: 39 分钟, 00:55 / 12:40. */
  value: string;
  unit: string;
  share: number | null;
}

export interface WhatNowLook {
  Icon: LucideIcon;
  tone: 'running' | 'plain' | 'done';
  tag: { tone: TagTone; label: string } | null;
  line: string;
  title: string;
  /** What comes after it, on a later day; empty otherwise. */
  after: string;
  figure: WhatNowFigure | null;
  action: { label: string; variant: ButtonVariant };
  /** What screen readers are told as time runs out; empty otherwise. */
  warning: string;
}

type Kind = WhatNow['kind'];
type Of<Name extends Kind> = Extract<WhatNow, { kind: Name }>;

/** What the strip says of each state, at `now` ('YYYY-MM-DD HH:mm:ss'). */
const LOOKS: { [Name in Kind]: (state: Of<Name>, now: string) => WhatNowLook } = {
  running: ({ planned }, now) => {
    const { name, startsAt, endsAt, isFaceToFace, isRequired } = planned.activity;
    const left = endsAt === null ? null : minutesBetween(now, endsAt);
    return {
      Icon: Radio,
      tone: 'running',
      tag: { tone: 'solid', label: '正在进行' },
      line: [clockSpan(planned), planned.className].filter(Boolean).join('　'),
      title: name || '未命名课堂',
      after: '',
      figure: left && { label: '还剩', ...left, share: shareOf(startsAt, endsAt, now) },
      action: {
        label: isFaceToFace && isRequired && !isPresent(planned.activity) ? '去签到' : '进入课堂',
        variant: 'solid',
      },
      warning: left ? toWarning(left.minutes) : '',
    };
  },
  resume: ({ left: { name, chapterName, position, duration } }) => ({
    Icon: History,
    tone: 'plain',
    tag: { tone: 'primary', label: '继续上次' },
    line: chapterName ?? '',
    title: name || '未命名课堂',
    after: '',
    figure: {
      label: '看到',
      value: formatPlayTime(position / 1000),
      unit: duration ? `/ ${formatPlayTime(duration / 1000)}` : '',
      share: duration ? position / duration : null,
    },
    action: { label: '继续学习', variant: 'solid' },
    warning: '',
  }),
  next: ({ planned }, now) => {
    const { name, startsAt, isFaceToFace, isRequired } = planned.activity;
    const wait = startsAt === null ? null : minutesBetween(now, startsAt);
    return {
      Icon: Clock,
      tone: 'plain',
      tag: { tone: 'primary', label: '下一节' },
      line: `今天 ${clockSpan(planned)}　${isFaceToFace ? '面授' : '线上'} · ${isRequired ? '必修' : '选修'}`,
      title: name || '未命名课堂',
      after: '',
      figure: wait && { label: '距离开课', ...wait, share: null },
      action: { label: '查看安排', variant: 'outline' },
      warning: '',
    };
  },
  over: ({ count, attendedCount, upcoming }, now) => ({
    Icon: attendedCount === count ? CircleCheck : CalendarDays,
    tone: attendedCount === count ? 'done' : 'plain',
    tag: {
      tone: attendedCount === count ? 'success' : 'plain',
      label: `已参加 ${attendedCount} / ${count} 节`,
    },
    line: formatMonthDay(now.slice(0, 10)),
    title: attendedCount === count ? '今天的课都完成了' : '今天的课都结束了',
    after: sayUpcoming(upcoming, now),
    figure: null,
    action: { label: '查看课表', variant: 'secondary' },
    warning: '',
  }),
  nothing: ({ upcoming }, now) => ({
    Icon: CalendarDays,
    tone: 'plain',
    tag: null,
    line: formatMonthDay(now.slice(0, 10)),
    title: '今天没有安排课堂',
    after: sayUpcoming(upcoming, now),
    figure: null,
    action: { label: '查看课表', variant: 'secondary' },
    warning: '',
  }),
  unknown: () => ({
    Icon: BookOpen,
    tone: 'plain',
    tag: null,
    line: '班级、课堂与考试',
    title: '我的学习',
    after: '',
    figure: null,
    action: { label: '去看看', variant: 'secondary' },
    warning: '',
  }),
};

/** The state as what is drawn. */
export function lookOf(whatNow: WhatNow, now: string): WhatNowLook {
  switch (whatNow.kind) {
    case 'running':
      return LOOKS.running(whatNow, now);
    case 'resume':
      return LOOKS.resume(whatNow, now);
    case 'next':
      return LOOKS.next(whatNow, now);
    case 'over':
      return LOOKS.over(whatNow, now);
    case 'nothing':
      return LOOKS.nothing(whatNow, now);
    case 'unknown':
      return LOOKS.unknown(whatNow, now);
    default:
      return whatNow satisfies never;
  }
}

/** 下一节：明天 09:00 and its name. */
function sayUpcoming(upcoming: PlannedActivity | undefined, now: string): string {
  const { startsAt, name } = upcoming?.activity ?? {};
  if (!startsAt) return '';
  const day = startsAt.slice(0, 10);
  const when = day === addDays(now.slice(0, 10), 1) ? '明天' : formatDayName(day);
  return `下一节：${when} ${startsAt.slice(11, 16)}　${isolate(name || '未命名课堂')}`;
}

/** 19:30–20:15 within a day, 11-19 至 11-25 over several ones. */
function clockSpan({ activity: { startsAt, endsAt } }: PlannedActivity): string {
  if (startsAt === null) return '';
  if (endsAt === null) return startsAt.slice(11, 16);
  return startsAt.slice(0, 10) === endsAt.slice(0, 10)
    ? `${startsAt.slice(11, 16)}–${endsAt.slice(11, 16)}`
    : `${startsAt.slice(5, 10)} 至 ${endsAt.slice(5, 10)}`;
}

/** The part of the time that is left, as the words beside it say; null where it is unknown. */
function shareOf(startsAt: string | null, endsAt: string | null, now: string): number | null {
  const [from, to, at] = [startsAt, endsAt, now].map((time) => (time === null ? null : toMoment(time)));
  if (from == null || to == null || at == null || to <= from) return null;
  return Math.min(1, Math.max(0, (to - at) / (to - from)));
}

/** Told once at ten minutes and once at five. */
function toWarning(minutes: number): string {
  if (minutes <= 5) return '这节课还剩 5 分钟';
  return minutes <= 10 ? '这节课还剩 10 分钟' : '';
}
