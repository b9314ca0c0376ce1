import { defineRule } from '../../rule.ts';
import { isGb32100 } from './isGb32100.ts';

/**
 * A business licence number: 15 digits, or 18 digits or letters.
 * - Strict: of 15 digits the last is the MOD 11,10 check digit; of 18 characters the last is the check character of a social credit code
 * - Message: 营业执照号格式不正确
 * - Standard: [ISO 7064](https://www.iso.org/standard/31531.html) for 15 digits, [GB 32100](https://openstd.samr.gov.cn/bzgk/gb/newGbInfo?hcno=24691C25985C1073D3A7C85629378AC0) for 18 characters
 */
export const businessLicence = /* @__PURE__ */ defineRule({
  name: 'businessLicence',
  message: '营业执照号格式不正确',
  clean: 'id',
  longest: 18,
  pattern: /^(?:\d{15}|[\da-zA-Z]{18})$/,
  strict: (text) => (text.length === 15 ? hasMod11And10CheckDigit(text) : isGb32100(text)),
});

function hasMod11And10CheckDigit(digits: string): boolean {
  let product = 10;
  for (const digit of digits.slice(0, -1)) {
    const sum = (product + Number(digit)) % 10 || 10;
    product = (sum * 2) % 11;
  }
  return (product + Number(digits.at(-1))) % 10 === 1;
}
