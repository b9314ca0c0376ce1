// Written by `pnpm write elements` from src/specs.
import { LookupFormPart } from '../../parts/LookupFormPart.tsx';
import type { Part } from '../../loader/Part.ts';

export const part: Part = {
  Component: LookupFormPart,
  properties: {"captcha":"loadable","kind":"text","help":"slot"},
  needed: [],
  events: {"onRefreshCaptcha":["refresh"]},
  requests: {"onQuery":{"event":["query","kind","fields"],"refusal":"系统繁忙，请稍后再试"}},
  offered: [],
  isField: false,
  isInline: false,
};
