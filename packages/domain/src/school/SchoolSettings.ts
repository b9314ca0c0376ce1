import type { WeekStart } from '../calendar/Period.ts';

/**
 * What a school or a partner may want otherwise; a brand sets it, and over it the configuration of a host. What a setting
 * decides is a function of this package that every outlet calls, such as `shownPrices`.
 */
export interface SchoolSettings {
  /** The first day of a week (TIME-02). */
  weekStart: WeekStart;
  /** Seconds left below which a countdown is `soon` and `last` (EXAM-05). */
  countdown: { soon: number; last: number };
  /** The names that registration and the certificate query take: the standard's letters, or any. */
  nameScripts: 'standard' | 'any';
  /** Whether visitors are told what products cost. */
  showsPrices: boolean;
  /** Whether visitors and students read and write comments: of pictures, short videos, reviews and lessons. */
  hasComments: boolean;
  /** TeX macros of its formulas by their names with the backslash; `#1` to `#9` stand for what follows in braces. */
  formulaMacros: Readonly<Record<string, string>>;
}

export const standardSettings: SchoolSettings = {
  weekStart: 'sunday',
  countdown: { soon: 300, last: 60 },
  nameScripts: 'standard',
  showsPrices: true,
  hasComments: true,
  formulaMacros: {},
};

/** The settings with what is given in place of theirs; undefined leaves a setting as it is. */
export function withSettings(outer: SchoolSettings, given: Partial<SchoolSettings> = {}): SchoolSettings {
  const {
    weekStart = outer.weekStart,
    countdown = outer.countdown,
    nameScripts = outer.nameScripts,
    showsPrices = outer.showsPrices,
    hasComments = outer.hasComments,
    formulaMacros = outer.formulaMacros,
  } = given;
  return { weekStart, countdown, nameScripts, showsPrices, hasComments, formulaMacros };
}
