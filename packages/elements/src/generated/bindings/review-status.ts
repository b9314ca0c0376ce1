// Written by `pnpm write elements` from src/specs.
import { ReviewStatusTag } from '@cloud-school/ui';
import type { Binding } from '../../loader/Binding.ts';

export const binding: Binding = {
  Component: ReviewStatusTag,
  properties: {"status":"text"},
  required: ["status"],
  events: {},
  requests: {},
  offered: [],
  isInline: true,
};
