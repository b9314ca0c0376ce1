// Written by `pnpm write elements` from src/specs.
import { MonthChoicesPart } from '../../parts/MonthChoicesPart.tsx';
import type { Binding } from '../../loader/Binding.ts';

export const binding: Binding = {
  Component: MonthChoicesPart,
  properties: {"date":"text","today":"day","training":"data"},
  required: ["date"],
  events: {"onChoose":["choose","date"]},
  requests: {},
  offered: [],
  isInline: false,
};
