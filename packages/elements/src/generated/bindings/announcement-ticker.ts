// Written by `pnpm write elements` from src/specs.
import { AnnouncementTicker } from '@cloud-school/ui';
import type { Binding } from '../../loader/Binding.ts';

export const binding: Binding = {
  Component: AnnouncementTicker,
  properties: {"announcements":"data","getLink":"address","moreTo":"text"},
  required: ["announcements"],
  events: {},
  requests: {},
  offered: [],
  isInline: false,
};
