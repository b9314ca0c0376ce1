// Written by `pnpm write elements` from src/specs.
import { NewsList } from '@cloud-school/ui';
import type { Part } from '../../loader/Part.ts';

export const part: Part = {
  Component: NewsList,
  properties: {"news":"data","getLink":"address"},
  needed: ["news"],
  events: {},
  requests: {},
  offered: [],
  isField: false,
  isInline: false,
};
