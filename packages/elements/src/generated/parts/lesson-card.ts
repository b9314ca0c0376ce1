// Written by `pnpm write elements` from src/specs.
import { LessonCardPart } from '../../parts/LessonCardPart.tsx';
import type { Part } from '../../loader/Part.ts';

export const part: Part = {
  Component: LessonCardPart,
  properties: {"activity":"data","now":"moment","to":"text"},
  needed: ["activity","to"],
  events: {},
  requests: {},
  offered: [],
  isField: false,
  isInline: false,
};
