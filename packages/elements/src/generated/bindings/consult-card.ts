// Written by `pnpm write elements` from src/specs.
import { ConsultCard } from '@cloud-school/ui';
import type { Binding } from '../../loader/Binding.ts';

export const binding: Binding = {
  Component: ConsultCard,
  properties: {"phone":"text"},
  required: ["phone"],
  events: {"onConsult":["consult"]},
  requests: {},
  offered: [],
  isInline: false,
};
