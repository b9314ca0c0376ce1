// Written by `pnpm write elements` from src/specs.
import { CaptchaEntry } from '@cloud-school/ui';
import type { Binding } from '../../loader/Binding.ts';
import { toField } from '../../runtime/toField.ts';

export const binding: Binding = {
  Component: CaptchaEntry,
  toField,
  properties: {"captcha":"loadable"},
  required: [],
  events: {"onRefreshCaptcha":["refresh"]},
  requests: {},
  offered: [],
  isInline: false,
};
