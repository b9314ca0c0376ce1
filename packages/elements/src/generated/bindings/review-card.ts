// Written by `pnpm write elements` from src/specs.
import { ReviewCardPart } from '../../parts/ReviewCardPart.tsx';
import type { Binding } from '../../loader/Binding.ts';

export const binding: Binding = {
  Component: ReviewCardPart,
  properties: {"tiles":"data","current":"number","isOnlyMistakes":"flag"},
  required: ["tiles"],
  events: {"onChoose":["choose","number","id"]},
  requests: {},
  offered: [],
  isInline: false,
};
