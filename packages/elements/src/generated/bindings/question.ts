// Written by `pnpm write elements` from src/specs.
import { QuestionPart } from '../../parts/QuestionPart.tsx';
import type { Binding } from '../../loader/Binding.ts';

export const binding: Binding = {
  Component: QuestionPart,
  properties: {"question":"data","number":"number","answers":"data","isReadOnly":"flag","isReviewed":"flag","hasLetterKeys":"flag"},
  required: ["question"],
  events: {"onAnswer":["answer","id","answer"]},
  requests: {},
  offered: [],
  isInline: false,
};
