// Written by `pnpm write elements` from src/specs.
import { ReviewCardPart } from '../../parts/ReviewCardPart.tsx';
import type { Part } from '../../loader/Part.ts';

export const part: Part = {
  Component: ReviewCardPart,
  properties: {"tiles":"data","current":"number","isOnlyMistakes":"flag"},
  needed: ["tiles"],
  events: {"onChoose":["choose","number","id"]},
  requests: {},
  offered: [],
  isField: false,
  isInline: false,
};
