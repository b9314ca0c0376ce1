// Written by `pnpm write elements` from src/specs.
import { Progress } from '@cloud-school/ui';
import type { Part } from '../../loader/Part.ts';

export const part: Part = {
  Component: Progress,
  properties: {"value":"number","label":"text","valueText":"text","tone":"text","size":"text","hasKnob":"flag"},
  needed: ["value","label"],
  events: {},
  requests: {},
  offered: [],
  isField: false,
  isInline: false,
};
