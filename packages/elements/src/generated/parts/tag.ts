// Written by `pnpm write elements` from src/specs.
import { TagPart } from '../../parts/TagPart.tsx';
import type { Part } from '../../loader/Part.ts';

export const part: Part = {
  Component: TagPart,
  properties: {"tone":"text","icon":"slot","children":"slot"},
  needed: [],
  events: {},
  requests: {},
  offered: [],
  isField: false,
  isInline: true,
};
