// Written by `pnpm write elements` from src/specs.
import { WeekChoices } from '@cloud-school/ui/calendar';
import type { Binding } from '../../loader/Binding.ts';

export const binding: Binding = {
  Component: WeekChoices,
  properties: {"date":"text","today":"day"},
  required: ["date"],
  events: {"onChoose":["choose","date"]},
  requests: {},
  offered: [],
  isInline: false,
};
