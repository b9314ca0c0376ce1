// Written by `pnpm write elements` from src/specs.
import { CodeFieldPart } from '../../parts/CodeFieldPart.tsx';
import type { Part } from '../../loader/Part.ts';

export const part: Part = {
  Component: CodeFieldPart,
  properties: {"label":"text","isLabelHidden":"flag","hint":"text","placeholder":"text","maxLength":"number","size":"text","sentAt":"number"},
  needed: [],
  events: {},
  requests: {"onSendCode":{"event":["send-code"],"refusal":"系统繁忙，请稍后再试"}},
  offered: [],
  isField: true,
  isInline: false,
};
