// Written by `pnpm write elements` from src/specs.
import { ConsultationPart } from '../../parts/ConsultationPart.tsx';
import type { Part } from '../../loader/Part.ts';

export const part: Part = {
  Component: ConsultationPart,
  properties: {"isOpen":"flag","initial":"data","reply":"text"},
  needed: [],
  events: {"onClose":["close"]},
  requests: {"onSend":{"event":["send","fields"],"refusal":"系统繁忙，请稍后再试"},"onSendCode":{"event":["send-code","mobile"],"refusal":"系统繁忙，请稍后再试"}},
  offered: [],
  isField: false,
  isInline: false,
};
