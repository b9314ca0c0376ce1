// Written by `pnpm write elements` from src/specs.
import { RelatedProductsPart } from '../../parts/RelatedProductsPart.tsx';
import type { Binding } from '../../loader/Binding.ts';

export const binding: Binding = {
  Component: RelatedProductsPart,
  properties: {"label":"text","products":"loadable","expected":"number","variant":"text","labels":"data","getLink":"address"},
  required: ["getLink"],
  events: {},
  requests: {},
  offered: [],
  isInline: false,
};
