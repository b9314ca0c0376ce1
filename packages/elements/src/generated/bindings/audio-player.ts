// Written by `pnpm write elements` from src/specs.
import { AudioPlayerPart } from '../../parts/AudioPlayerPart.tsx';
import type { Binding } from '../../loader/Binding.ts';

export const binding: Binding = {
  Component: AudioPlayerPart,
  properties: {"label":"text","src":"text","coverUrl":"text","tag":"slot","byline":"slot","startAtMs":"number","autoPlay":"flag","initialSettings":"data"},
  required: ["label","src"],
  events: {"onSettingsChange":["settings","settings"],"onMedia":["media","event"]},
  requests: {"onRenew":{"event":["renew"],"fallback":null}},
  offered: [],
  isInline: false,
};
