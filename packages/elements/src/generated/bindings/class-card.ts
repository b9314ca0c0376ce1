// Written by `pnpm write elements` from src/specs.
import { ClassCard } from '@cloud-school/ui';
import type { Binding } from '../../loader/Binding.ts';

export const binding: Binding = {
  Component: ClassCard,
  properties: {"studentClass":"data","today":"day"},
  required: ["studentClass"],
  events: {"onOpen":["open"]},
  requests: {},
  offered: [],
  isInline: false,
};
