// Written by `pnpm write elements` from src/specs.
import { ShortVideoCard } from '@cloud-school/ui';
import type { Binding } from '../../loader/Binding.ts';

export const binding: Binding = {
  Component: ShortVideoCard,
  properties: {"video":"data"},
  required: ["video"],
  events: {"onOpen":["open"],"onLike":["like"]},
  requests: {},
  offered: [],
  isInline: false,
};
