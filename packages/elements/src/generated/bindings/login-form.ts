// Written by `pnpm write elements` from src/specs.
import { LoginFormPart } from '../../parts/LoginFormPart.tsx';
import type { Binding } from '../../loader/Binding.ts';

export const binding: Binding = {
  Component: LoginFormPart,
  properties: {"initialMode":"text","agreement":"slot"},
  required: [],
  events: {},
  requests: {"onLogin":{"event":["login","values"],"fallback":"系统繁忙，请稍后再试"},"onSendCode":{"event":["send-code","mobile"],"fallback":"系统繁忙，请稍后再试"}},
  offered: [],
  isInline: false,
};
