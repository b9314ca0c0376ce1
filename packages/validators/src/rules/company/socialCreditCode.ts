import { defineRule } from '../../rule.ts';
import { isGb32100 } from './gb32100.ts';

/** A unified social credit code of 18 digits or capital letters; strict: digits at places 3 to 8, no I O S V Z and the MOD 31 check character ([GB 32100](https://openstd.samr.gov.cn/bzgk/gb/newGbInfo?hcno=24691C25985C1073D3A7C85629378AC0)). */
export const socialCreditCode = /* @__PURE__ */ defineRule(
  'socialCreditCode',
  '统一社会信用代码格式不正确',
  18,
  /^[\dA-Z]{18}$/,
  (text) => /^..\d{6}/.test(text) && isGb32100(text),
);
