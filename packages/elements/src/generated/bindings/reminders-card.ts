// Written by `pnpm write elements` from src/specs.
import { RemindersCard } from '@cloud-school/ui/calendar';
import type { Binding } from '../../loader/Binding.ts';

export const binding: Binding = {
  Component: RemindersCard,
  properties: {"minutes":"number","isOn":"flag"},
  required: ["minutes","isOn"],
  events: {"onChange":["change","isOn"],"onCopy":["copy"]},
  requests: {},
  offered: ["onChange","onCopy"],
  isInline: false,
};
