// Written by `pnpm write elements` from src/specs.
import { CommonQuestionsPart } from '../../parts/CommonQuestionsPart.tsx';
import type { Binding } from '../../loader/Binding.ts';

export const binding: Binding = {
  Component: CommonQuestionsPart,
  properties: {"questions":"data","questionId":"text"},
  required: ["questions"],
  events: {},
  requests: {},
  offered: [],
  isInline: false,
};
