// Written by `pnpm write elements` from src/specs.
import { RegisterFormPart } from '../../parts/RegisterFormPart.tsx';
import type { Binding } from '../../loader/Binding.ts';

export const binding: Binding = {
  Component: RegisterFormPart,
  properties: {"type":"text","schools":"data","initialInvitationCode":"text","pending":"data","agreement":"slot","help":"slot"},
  required: ["type","schools"],
  events: {},
  requests: {"onRegister":{"event":["register","values"],"fallback":{"message":"系统繁忙，请稍后再试","hasAccount":false}},"onSendCode":{"event":["send-code","mobile"],"fallback":"系统繁忙，请稍后再试"},"onLookUp":{"event":["look-up","code"],"fallback":false}},
  offered: [],
  isInline: false,
};
