// Written by `pnpm write elements` from src/specs.
import { AlbumTile } from '@cloud-school/ui';
import type { Binding } from '../../loader/Binding.ts';

export const binding: Binding = {
  Component: AlbumTile,
  properties: {"category":"data","coverUrl":"text","size":"text"},
  required: ["category","coverUrl"],
  events: {"onOpen":["open"]},
  requests: {},
  offered: [],
  isInline: false,
};
