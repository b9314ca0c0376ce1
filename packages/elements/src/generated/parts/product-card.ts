// Written by `pnpm write elements` from src/specs.
import { ProductCard } from '@cloud-school/ui';
import type { Part } from '../../loader/Part.ts';

export const part: Part = {
  Component: ProductCard,
  properties: {"product":"data","labels":"data"},
  needed: ["product"],
  events: {"onOpen":["open","product"]},
  requests: {},
  offered: [],
  isField: false,
  isInline: false,
};
