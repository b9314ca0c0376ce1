// Written by `pnpm write elements` from src/specs.
import { NoticeList } from '@cloud-school/ui';
import type { Binding } from '../../loader/Binding.ts';

export const binding: Binding = {
  Component: NoticeList,
  properties: {"notices":"data","getLink":"address","isDetailed":"flag"},
  required: ["notices"],
  events: {},
  requests: {},
  offered: [],
  isInline: false,
};
