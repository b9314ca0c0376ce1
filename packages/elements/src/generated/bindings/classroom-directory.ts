// Written by `pnpm write elements` from src/specs.
import { ClassroomDirectoryPart } from '../../parts/ClassroomDirectoryPart.tsx';
import type { Binding } from '../../loader/Binding.ts';

export const binding: Binding = {
  Component: ClassroomDirectoryPart,
  properties: {"chapters":"data","currentId":"text","getLink":"address","variant":"text"},
  required: ["chapters","getLink"],
  events: {},
  requests: {},
  offered: [],
  isInline: false,
};
