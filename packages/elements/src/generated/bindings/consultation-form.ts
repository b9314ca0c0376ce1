// Written by `pnpm write elements` from src/specs.
import { ConsultationPart } from '../../parts/ConsultationPart.tsx';
import type { Binding } from '../../loader/Binding.ts';

export const binding: Binding = {
  Component: ConsultationPart,
  properties: {"isOpen":"flag","initial":"data","reply":"text"},
  required: [],
  events: {"onClose":["close"]},
  requests: {"onSend":{"event":["send","fields"],"fallback":"系统繁忙，请稍后再试"},"onSendCode":{"event":["send-code","mobile"],"fallback":"系统繁忙，请稍后再试"}},
  offered: [],
  isInline: false,
};
