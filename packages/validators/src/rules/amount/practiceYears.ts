import { defineRule } from '../../rule.ts';

/** Whole years of practice from 0 to 100. */
export const practiceYears = /* @__PURE__ */ defineRule(
  'practiceYears',
  '只能填写0-100的数值',
  3,
  /^(?:100|[1-9]?\d)$/,
);
