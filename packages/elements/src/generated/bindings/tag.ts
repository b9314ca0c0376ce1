// Written by `pnpm write elements` from src/specs.
import { TagPart } from '../../parts/TagPart.tsx';
import type { Binding } from '../../loader/Binding.ts';

export const binding: Binding = {
  Component: TagPart,
  properties: {"tone":"text","icon":"slot","children":"slot"},
  required: [],
  events: {},
  requests: {},
  offered: [],
  isInline: true,
};
