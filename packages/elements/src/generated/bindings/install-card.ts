// Written by `pnpm write elements` from src/specs.
import { InstallCard } from '@cloud-school/ui';
import type { Binding } from '../../loader/Binding.ts';

export const binding: Binding = {
  Component: InstallCard,
  properties: {},
  required: [],
  events: {"onInstall":["install"],"onDecline":["decline"]},
  requests: {},
  offered: ["onInstall"],
  isInline: false,
};
