// Written by `pnpm write elements` from src/specs.
import { LessonCardPart } from '../../parts/LessonCardPart.tsx';
import type { Binding } from '../../loader/Binding.ts';

export const binding: Binding = {
  Component: LessonCardPart,
  properties: {"activity":"data","now":"moment","to":"text"},
  required: ["activity","to"],
  events: {},
  requests: {},
  offered: [],
  isInline: false,
};
