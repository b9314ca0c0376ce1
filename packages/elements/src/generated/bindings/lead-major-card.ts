// Written by `pnpm write elements` from src/specs.
import { LeadMajorCard } from '@cloud-school/ui';
import type { Binding } from '../../loader/Binding.ts';

export const binding: Binding = {
  Component: LeadMajorCard,
  properties: {"major":"data","to":"text"},
  required: ["major","to"],
  events: {},
  requests: {},
  offered: [],
  isInline: false,
};
