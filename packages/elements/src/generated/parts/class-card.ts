// Written by `pnpm write elements` from src/specs.
import { ClassCard } from '@cloud-school/ui';
import type { Part } from '../../loader/Part.ts';

export const part: Part = {
  Component: ClassCard,
  properties: {"studentClass":"data","today":"day"},
  needed: ["studentClass"],
  events: {"onOpen":["open"]},
  requests: {},
  offered: [],
  isField: false,
  isInline: false,
};
