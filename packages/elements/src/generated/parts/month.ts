// Written by `pnpm write elements` from src/specs.
import { MonthPart } from '../../parts/MonthPart.tsx';
import type { Part } from '../../loader/Part.ts';

export const part: Part = {
  Component: MonthPart,
  properties: {"days":"data","date":"text","now":"moment"},
  needed: ["days"],
  events: {"onLesson":["lesson","lesson"],"onDay":["day","date"]},
  requests: {},
  offered: [],
  isField: false,
  isInline: false,
};
