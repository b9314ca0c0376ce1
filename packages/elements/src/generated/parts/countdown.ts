// Written by `pnpm write elements` from src/specs.
import { CountdownPart } from '../../parts/CountdownPart.tsx';
import type { Part } from '../../loader/Part.ts';

export const part: Part = {
  Component: CountdownPart,
  properties: {"endsAt":"number","total":"number","label":"text","layout":"text"},
  needed: ["endsAt","total"],
  events: {"onOver":["over"]},
  requests: {},
  offered: [],
  isField: false,
  isInline: false,
};
