// Written by `pnpm write elements` from src/specs.
import { WeekPart } from '../../parts/WeekPart.tsx';
import type { Binding } from '../../loader/Binding.ts';

export const binding: Binding = {
  Component: WeekPart,
  properties: {"days":"data","date":"text","now":"moment"},
  required: ["days"],
  events: {"onLesson":["lesson","lesson"],"onDay":["day","date"]},
  requests: {},
  offered: [],
  isInline: false,
};
