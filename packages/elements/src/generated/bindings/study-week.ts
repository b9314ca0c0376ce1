// Written by `pnpm write elements` from src/specs.
import { StudyWeekPart } from '../../parts/StudyWeekPart.tsx';
import type { Binding } from '../../loader/Binding.ts';

export const binding: Binding = {
  Component: StudyWeekPart,
  properties: {"days":"data","rate":"text","goal":"data"},
  required: ["days"],
  events: {},
  requests: {},
  offered: [],
  isInline: false,
};
