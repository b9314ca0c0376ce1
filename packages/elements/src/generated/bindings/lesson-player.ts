// Written by `pnpm write elements` from src/specs.
import { LessonPlayerPart } from '../../parts/LessonPlayerPart.tsx';
import type { Binding } from '../../loader/Binding.ts';

export const binding: Binding = {
  Component: LessonPlayerPart,
  properties: {"label":"text","sources":"data","posterUrl":"text","captionsUrl":"text","chapterMarksMs":"data","startAtMs":"number","autoPlay":"flag","initialSettings":"data"},
  required: ["label","sources"],
  events: {"onSettingsChange":["settings","settings"],"onMedia":["media","event"],"onNext":["next"]},
  requests: {"onRenew":{"event":["renew"],"fallback":null}},
  offered: ["onNext"],
  isInline: false,
};
