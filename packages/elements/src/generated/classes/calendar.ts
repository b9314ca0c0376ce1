// Written by `pnpm write elements` from src/specs.
import type { DayStripPartProps } from '../../parts/DayStripPart.tsx';
import type { WeekPartProps } from '../../parts/WeekPart.tsx';
import type { MonthPartProps } from '../../parts/MonthPart.tsx';
import type { WeekChoicesProps, RemindersCardProps } from '@cloud-school/ui/calendar';
import type { MonthChoicesPartProps } from '../../parts/MonthChoicesPart.tsx';
import type { DayCardPartProps } from '../../parts/DayCardPart.tsx';
import type { Argument, CsNavigate, CsRetry } from '../../elementTypes.ts';

/** 日条 */
export interface CsDayStrip extends HTMLElement {
  /** 课表的日子 */
  days: DayStripPartProps['days'] | undefined;
  /** 选中的日子 */
  date: DayStripPartProps['date'] | undefined;
  /** week 或 month */
  view: DayStripPartProps['view'] | undefined;
  /** 现在 */
  now: string | undefined;
}
export interface CsDayStripEvents {
  'cs-navigate': CsNavigate;
  'cs-retry': CsRetry;
  'cs-choose': CustomEvent<{ date: Argument<DayStripPartProps['onChoose'], 0> }>;
}

/** 周 */
export interface CsWeek extends HTMLElement {
  /** 课表的日子 */
  days: WeekPartProps['days'] | undefined;
  /** 这一周里的一天 */
  date: WeekPartProps['date'] | undefined;
  /** 现在 */
  now: string | undefined;
}
export interface CsWeekEvents {
  'cs-navigate': CsNavigate;
  'cs-retry': CsRetry;
  'cs-lesson': CustomEvent<{ lesson: Argument<WeekPartProps['onLesson'], 0> }>;
  'cs-day': CustomEvent<{ date: Argument<WeekPartProps['onDay'], 0> }>;
}

/** 月 */
export interface CsMonth extends HTMLElement {
  /** 课表的日子 */
  days: MonthPartProps['days'] | undefined;
  /** 这一月里的一天 */
  date: MonthPartProps['date'] | undefined;
  /** 现在 */
  now: string | undefined;
}
export interface CsMonthEvents {
  'cs-navigate': CsNavigate;
  'cs-retry': CsRetry;
  'cs-lesson': CustomEvent<{ lesson: Argument<MonthPartProps['onLesson'], 0> }>;
  'cs-day': CustomEvent<{ date: Argument<MonthPartProps['onDay'], 0> }>;
}

/** 选周 */
export interface CsWeekChoices extends HTMLElement {
  /** 这一周里的一天 */
  date: WeekChoicesProps['date'] | undefined;
  /** 今天 */
  today: string | undefined;
}
export interface CsWeekChoicesEvents {
  'cs-navigate': CsNavigate;
  'cs-retry': CsRetry;
  'cs-choose': CustomEvent<{ date: Argument<WeekChoicesProps['onChoose'], 0> }>;
}

/** 选月 */
export interface CsMonthChoices extends HTMLElement {
  /** 这一月里的一天 */
  date: MonthChoicesPartProps['date'] | undefined;
  /** 今天 */
  today: string | undefined;
  /** 培训的起止：from、to */
  training: MonthChoicesPartProps['training'] | undefined;
}
export interface CsMonthChoicesEvents {
  'cs-navigate': CsNavigate;
  'cs-retry': CsRetry;
  'cs-choose': CustomEvent<{ date: Argument<MonthChoicesPartProps['onChoose'], 0> }>;
}

/** 课前提醒 */
export interface CsRemindersCard extends HTMLElement {
  /** 提前几分钟 */
  minutes: RemindersCardProps['minutes'] | undefined;
  /** 打开 */
  isOn: RemindersCardProps['isOn'] | undefined;
  /** 要显示的按钮，空格隔开：change、copy */
  offers: string | undefined;
}
export interface CsRemindersCardEvents {
  'cs-navigate': CsNavigate;
  'cs-retry': CsRetry;
  'cs-change': CustomEvent<{ isOn: Argument<RemindersCardProps['onChange'], 0> }>;
  'cs-copy': CustomEvent<Record<string, never>>;
}

/** 一天的课 */
export interface CsDayCard extends HTMLElement {
  /** 课表的一天 */
  day: DayCardPartProps['day'] | undefined;
  /** 现在 */
  now: string | undefined;
  /** 每节的地址，如 /activities/{id} */
  activityTo: string | undefined;
}
export interface CsDayCardEvents {
  'cs-navigate': CsNavigate;
  'cs-retry': CsRetry;
  'cs-close': CustomEvent<Record<string, never>>;
}
