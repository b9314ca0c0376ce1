// Written by `pnpm write elements` from src/specs.
import { ProductRow } from '@cloud-school/ui';
import type { Binding } from '../../loader/Binding.ts';

export const binding: Binding = {
  Component: ProductRow,
  properties: {"product":"data","to":"text"},
  required: ["product"],
  events: {"onOpen":["open","product"]},
  requests: {},
  offered: ["onOpen"],
  isInline: false,
};
