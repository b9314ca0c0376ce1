// Written by `pnpm write elements` from src/specs.
import { LookupFormPart } from '../../parts/LookupFormPart.tsx';
import type { Binding } from '../../loader/Binding.ts';

export const binding: Binding = {
  Component: LookupFormPart,
  properties: {"captcha":"loadable","kind":"text","help":"slot"},
  required: [],
  events: {"onRefreshCaptcha":["refresh"]},
  requests: {"onQuery":{"event":["query","kind","fields"],"fallback":"系统繁忙，请稍后再试"}},
  offered: [],
  isInline: false,
};
