// Written by `pnpm write elements` from src/specs.
import { WhatNowStrip } from '@cloud-school/ui';
import type { Binding } from '../../loader/Binding.ts';

export const binding: Binding = {
  Component: WhatNowStrip,
  properties: {"whatNow":"data","now":"moment","to":"text","size":"text"},
  required: ["whatNow","to"],
  events: {},
  requests: {},
  offered: [],
  isInline: false,
};
