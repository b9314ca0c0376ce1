import { defineRule } from '../../rule.ts';
import { isGb32100 } from './gb32100.ts';

/** A business licence number of 15 digits, or of 18 digits or letters; strict: the MOD 11,10 check digit ([ISO 7064](https://www.iso.org/standard/31531.html)) of 15, the social credit code's check character of 18 ([GB 32100](https://openstd.samr.gov.cn/bzgk/gb/newGbInfo?hcno=24691C25985C1073D3A7C85629378AC0)). */
export const businessLicence = /* @__PURE__ */ defineRule(
  'businessLicence',
  '营业执照号格式不正确',
  18,
  /^(?:\d{15}|[\dA-Z]{18})$/i,
  (text) => (text.length > 15 ? isGb32100(text) : isMod11And10(text)),
);

function isMod11And10(text: string): boolean {
  let product = 10;
  // The check digit makes the last sum 1, and 1 doubled is 2.
  for (const digit of text) product = (((product + +digit) % 10 || 10) * 2) % 11;
  return product === 2;
}
