// Written by `pnpm write elements` from src/specs.
import { ProductCard } from '@cloud-school/ui';
import type { Binding } from '../../loader/Binding.ts';

export const binding: Binding = {
  Component: ProductCard,
  properties: {"product":"data","labels":"data"},
  required: ["product"],
  events: {"onOpen":["open","product"]},
  requests: {},
  offered: [],
  isInline: false,
};
