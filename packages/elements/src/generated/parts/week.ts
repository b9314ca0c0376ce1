// Written by `pnpm write elements` from src/specs.
import { WeekPart } from '../../parts/WeekPart.tsx';
import type { Part } from '../../loader/Part.ts';

export const part: Part = {
  Component: WeekPart,
  properties: {"days":"data","date":"text","now":"moment"},
  needed: ["days"],
  events: {"onLesson":["lesson","lesson"],"onDay":["day","date"]},
  requests: {},
  offered: [],
  isField: false,
  isInline: false,
};
