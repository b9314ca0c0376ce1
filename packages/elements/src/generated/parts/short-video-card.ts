// Written by `pnpm write elements` from src/specs.
import { ShortVideoCard } from '@cloud-school/ui';
import type { Part } from '../../loader/Part.ts';

export const part: Part = {
  Component: ShortVideoCard,
  properties: {"video":"data"},
  needed: ["video"],
  events: {"onOpen":["open"],"onLike":["like"]},
  requests: {},
  offered: [],
  isField: false,
  isInline: false,
};
