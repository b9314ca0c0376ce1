// Written by `pnpm write elements` from src/specs.
import { AnswerCardPart } from '../../parts/AnswerCardPart.tsx';
import type { Binding } from '../../loader/Binding.ts';

export const binding: Binding = {
  Component: AnswerCardPart,
  properties: {"tiles":"data","total":"number","current":"number"},
  required: [],
  events: {"onChoose":["choose","number","id"]},
  requests: {},
  offered: [],
  isInline: false,
};
