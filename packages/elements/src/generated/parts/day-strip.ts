// Written by `pnpm write elements` from src/specs.
import { DayStripPart } from '../../parts/DayStripPart.tsx';
import type { Part } from '../../loader/Part.ts';

export const part: Part = {
  Component: DayStripPart,
  properties: {"days":"data","date":"text","view":"text","now":"moment"},
  needed: ["days"],
  events: {"onChoose":["choose","date"]},
  requests: {},
  offered: [],
  isField: false,
  isInline: false,
};
