// Written by `pnpm write elements` from src/specs.
import { MajorCard } from '@cloud-school/ui';
import type { Part } from '../../loader/Part.ts';

export const part: Part = {
  Component: MajorCard,
  properties: {"major":"data","to":"text"},
  needed: ["major","to"],
  events: {},
  requests: {},
  offered: [],
  isField: false,
  isInline: false,
};
