import { defineRule } from '../../rule.ts';

/**
 * Whole years of practice from 0 to 100.
 * - Message: 只能填写0-100的数值
 */
export const practiceYears = /* @__PURE__ */ defineRule({
  name: 'practiceYears',
  message: '只能填写0-100的数值',
  clean: 'compact',
  longest: 3,
  pattern: /^(?:100|[1-9]?\d)$/,
});
