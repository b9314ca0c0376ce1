// Written by `pnpm write elements` from src/specs.
import { CodeFieldPart } from '../../parts/CodeFieldPart.tsx';
import type { Binding } from '../../loader/Binding.ts';
import { toField } from '../../runtime/toField.ts';

export const binding: Binding = {
  Component: CodeFieldPart,
  toField,
  properties: {"label":"text","isLabelHidden":"flag","hint":"text","placeholder":"text","maxLength":"number","size":"text","sentAt":"number"},
  required: [],
  events: {},
  requests: {"onSendCode":{"event":["send-code"],"fallback":"系统繁忙，请稍后再试"}},
  offered: [],
  isInline: false,
};
