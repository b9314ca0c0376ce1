// Written by `pnpm write elements` from src/specs.
import { CountdownPart } from '../../parts/CountdownPart.tsx';
import type { Binding } from '../../loader/Binding.ts';

export const binding: Binding = {
  Component: CountdownPart,
  properties: {"endsAt":"number","total":"number","label":"text","layout":"text"},
  required: ["endsAt","total"],
  events: {"onOver":["over"]},
  requests: {},
  offered: [],
  isInline: false,
};
