// Written by `pnpm write elements` from src/specs.
import { NewsList } from '@cloud-school/ui';
import type { Binding } from '../../loader/Binding.ts';

export const binding: Binding = {
  Component: NewsList,
  properties: {"news":"data","getLink":"address"},
  required: ["news"],
  events: {},
  requests: {},
  offered: [],
  isInline: false,
};
