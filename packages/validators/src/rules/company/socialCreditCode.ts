import { defineRule } from '../../rule.ts';
import { isGb32100 } from './isGb32100.ts';

/**
 * A unified social credit code: 18 digits or capital letters.
 * - Strict: digits in positions 3 to 8, none of the letters I O S V Z, and the MOD 31 check character
 * - Message: 统一社会信用代码格式不正确
 * - Standard: [GB 32100](https://openstd.samr.gov.cn/bzgk/gb/newGbInfo?hcno=24691C25985C1073D3A7C85629378AC0)
 */
export const socialCreditCode = /* @__PURE__ */ defineRule({
  name: 'socialCreditCode',
  message: '统一社会信用代码格式不正确',
  clean: 'id',
  longest: 18,
  pattern: /^[\dA-Z]{18}$/,
  // Positions 3 to 8 are the code of the region that registered the company.
  strict: (text) => /^..\d{6}/.test(text) && isGb32100(text),
});
