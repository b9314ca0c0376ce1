// Written by `pnpm write elements` from src/specs.
import { LessonEndCard } from '@cloud-school/ui';
import type { Binding } from '../../loader/Binding.ts';

export const binding: Binding = {
  Component: LessonEndCard,
  properties: {"end":"data"},
  required: ["end"],
  events: {"onNext":["next"],"onAgain":["again"],"onClose":["close"],"onBack":["back"]},
  requests: {},
  offered: [],
  isInline: false,
};
