// Written by `pnpm write elements` from src/specs.
import { ActivityCard } from '@cloud-school/ui';
import type { Binding } from '../../loader/Binding.ts';

export const binding: Binding = {
  Component: ActivityCard,
  properties: {"activity":"data","now":"moment","isPrimary":"flag"},
  required: ["activity"],
  events: {"onOpen":["open"],"onExam":["exam","test"]},
  requests: {},
  offered: [],
  isInline: false,
};
