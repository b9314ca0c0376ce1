// Written by `pnpm write elements` from src/specs.
import { Progress } from '@cloud-school/ui';
import type { Binding } from '../../loader/Binding.ts';

export const binding: Binding = {
  Component: Progress,
  properties: {"value":"number","label":"text","valueText":"text","tone":"text","size":"text","hasKnob":"flag"},
  required: ["value","label"],
  events: {},
  requests: {},
  offered: [],
  isInline: false,
};
