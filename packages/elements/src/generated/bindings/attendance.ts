// Written by `pnpm write elements` from src/specs.
import { AttendancePart } from '../../parts/AttendancePart.tsx';
import type { Binding } from '../../loader/Binding.ts';

export const binding: Binding = {
  Component: AttendancePart,
  properties: {"attendance":"data","ground":"text","now":"moment"},
  required: ["attendance"],
  events: {"onSign":["sign","kind"]},
  requests: {},
  offered: [],
  isInline: false,
};
