// Written by `pnpm write elements` from src/specs.
import { DayCardPart } from '../../parts/DayCardPart.tsx';
import type { Binding } from '../../loader/Binding.ts';

export const binding: Binding = {
  Component: DayCardPart,
  properties: {"day":"data","now":"moment","activityTo":"address"},
  required: ["day","activityTo"],
  events: {"onClose":["close"]},
  requests: {},
  offered: [],
  isInline: false,
};
