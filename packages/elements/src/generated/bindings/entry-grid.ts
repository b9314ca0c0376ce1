// Written by `pnpm write elements` from src/specs.
import { EntryGrid } from '@cloud-school/ui';
import type { Binding } from '../../loader/Binding.ts';

export const binding: Binding = {
  Component: EntryGrid,
  properties: {"lines":"data"},
  required: ["lines"],
  events: {"onOpen":["open","line"]},
  requests: {},
  offered: [],
  isInline: false,
};
