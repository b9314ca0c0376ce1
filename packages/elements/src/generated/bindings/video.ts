// Written by `pnpm write elements` from src/specs.
import { VideoPart } from '../../parts/VideoPart.tsx';
import type { Binding } from '../../loader/Binding.ts';

export const binding: Binding = {
  Component: VideoPart,
  properties: {"label":"text","src":"text","posterUrl":"text","ratio":"text","autoPlay":"flag"},
  required: ["label","src"],
  events: {},
  requests: {},
  offered: [],
  isInline: false,
};
