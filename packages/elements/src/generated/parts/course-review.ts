// Written by `pnpm write elements` from src/specs.
import { ReviewCard } from '@cloud-school/ui';
import type { Part } from '../../loader/Part.ts';

export const part: Part = {
  Component: ReviewCard,
  properties: {"review":"data"},
  needed: ["review"],
  events: {"onOpenFile":["open-file","index"],"onLike":["like"],"onOpenComments":["comments"]},
  requests: {},
  offered: ["onLike","onOpenComments"],
  isField: false,
  isInline: false,
};
