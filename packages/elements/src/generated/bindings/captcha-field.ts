// Written by `pnpm write elements` from src/specs.
import { CaptchaEntry } from '@cloud-school/ui';
import type { Binding } from '../../loader/Binding.ts';

export const binding: Binding = {
  Component: CaptchaEntry,
  properties: {"captcha":"loadable"},
  required: [],
  events: {"onRefreshCaptcha":["refresh"]},
  requests: {},
  offered: [],
  isField: true,
  isInline: false,
};
