// Written by `pnpm write elements` from src/specs.
import { CaptchaEntry } from '@cloud-school/ui';
import type { Part } from '../../loader/Part.ts';

export const part: Part = {
  Component: CaptchaEntry,
  properties: {"captcha":"loadable"},
  needed: [],
  events: {"onRefreshCaptcha":["refresh"]},
  requests: {},
  offered: [],
  isField: true,
  isInline: false,
};
