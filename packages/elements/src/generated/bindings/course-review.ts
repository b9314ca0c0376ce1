// Written by `pnpm write elements` from src/specs.
import { ReviewCard } from '@cloud-school/ui';
import type { Binding } from '../../loader/Binding.ts';

export const binding: Binding = {
  Component: ReviewCard,
  properties: {"review":"data"},
  required: ["review"],
  events: {"onOpenFile":["open-file","index"],"onLike":["like"],"onOpenComments":["comments"]},
  requests: {},
  offered: ["onLike","onOpenComments"],
  isInline: false,
};
