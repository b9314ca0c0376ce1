// Written by `pnpm write elements` from src/specs.
import { AudioPlayerPart } from '../../parts/AudioPlayerPart.tsx';
import type { Part } from '../../loader/Part.ts';

export const part: Part = {
  Component: AudioPlayerPart,
  properties: {"label":"text","src":"text","coverUrl":"text","tag":"slot","byline":"slot","startAtMs":"number","autoPlay":"flag","initialSettings":"data"},
  needed: ["label","src"],
  events: {"onSettingsChange":["settings","settings"],"onMedia":["media","event"]},
  requests: {"onRenew":{"event":["renew"],"refusal":null}},
  offered: [],
  isField: false,
  isInline: false,
};
