// Written by `pnpm write elements` from src/specs.
import { MajorCard } from '@cloud-school/ui';
import type { Binding } from '../../loader/Binding.ts';

export const binding: Binding = {
  Component: MajorCard,
  properties: {"major":"data","to":"text"},
  required: ["major","to"],
  events: {},
  requests: {},
  offered: [],
  isInline: false,
};
