// Written by `pnpm write elements` from src/specs.
import { NoticeList } from '@cloud-school/ui';
import type { Part } from '../../loader/Part.ts';

export const part: Part = {
  Component: NoticeList,
  properties: {"notices":"data","getLink":"address","isDetailed":"flag"},
  needed: ["notices"],
  events: {},
  requests: {},
  offered: [],
  isField: false,
  isInline: false,
};
