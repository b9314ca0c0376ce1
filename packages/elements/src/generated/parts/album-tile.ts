// Written by `pnpm write elements` from src/specs.
import { AlbumTile } from '@cloud-school/ui';
import type { Part } from '../../loader/Part.ts';

export const part: Part = {
  Component: AlbumTile,
  properties: {"category":"data","coverUrl":"text","size":"text"},
  needed: ["category","coverUrl"],
  events: {"onOpen":["open"]},
  requests: {},
  offered: [],
  isField: false,
  isInline: false,
};
