// Written by `pnpm write elements` from src/specs.
import { MonthPart } from '../../parts/MonthPart.tsx';
import type { Binding } from '../../loader/Binding.ts';

export const binding: Binding = {
  Component: MonthPart,
  properties: {"days":"data","date":"text","now":"moment"},
  required: ["days"],
  events: {"onLesson":["lesson","lesson"],"onDay":["day","date"]},
  requests: {},
  offered: [],
  isInline: false,
};
