// Written by `pnpm write elements` from src/specs.
import { ClassroomIntro } from '@cloud-school/ui';
import type { Binding } from '../../loader/Binding.ts';

export const binding: Binding = {
  Component: ClassroomIntro,
  properties: {"detail":"data"},
  required: ["detail"],
  events: {},
  requests: {},
  offered: [],
  isInline: false,
};
