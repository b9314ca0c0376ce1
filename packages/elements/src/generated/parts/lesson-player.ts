// Written by `pnpm write elements` from src/specs.
import { LessonPlayerPart } from '../../parts/LessonPlayerPart.tsx';
import type { Part } from '../../loader/Part.ts';

export const part: Part = {
  Component: LessonPlayerPart,
  properties: {"label":"text","sources":"data","posterUrl":"text","captionsUrl":"text","chapterMarksMs":"data","startAtMs":"number","autoPlay":"flag","initialSettings":"data"},
  needed: ["label","sources"],
  events: {"onSettingsChange":["settings","settings"],"onMedia":["media","event"],"onNext":["next"]},
  requests: {"onRenew":{"event":["renew"],"refusal":null}},
  offered: ["onNext"],
  isField: false,
  isInline: false,
};
