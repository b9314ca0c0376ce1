// Written by `pnpm write elements` from src/specs.
import { DayStripPart } from '../../parts/DayStripPart.tsx';
import type { Binding } from '../../loader/Binding.ts';

export const binding: Binding = {
  Component: DayStripPart,
  properties: {"days":"data","date":"text","view":"text","now":"moment"},
  required: ["days"],
  events: {"onChoose":["choose","date"]},
  requests: {},
  offered: [],
  isInline: false,
};
