// Written by `pnpm write elements` from src/specs.
import type { DayStripPartProps } from '../../parts/DayStripPart.tsx';
import type { WeekPartProps } from '../../parts/WeekPart.tsx';
import type { MonthPartProps } from '../../parts/MonthPart.tsx';
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
