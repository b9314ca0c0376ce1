// Written by `pnpm write elements` from src/specs.
import { AnswerCardPart } from '../../parts/AnswerCardPart.tsx';
import type { Part } from '../../loader/Part.ts';

export const part: Part = {
  Component: AnswerCardPart,
  properties: {"tiles":"data","total":"number","current":"number"},
  needed: [],
  events: {"onChoose":["choose","number","id"]},
  requests: {},
  offered: [],
  isField: false,
  isInline: false,
};
