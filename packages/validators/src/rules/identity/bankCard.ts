import { defineRule } from '../../rule.ts';

/** A bank card number of 12 to 19 digits; strict: not led by 0 and with the right Luhn digit ([ISO/IEC 7812](https://en.wikipedia.org/wiki/ISO/IEC_7812)). */
export const bankCard = /* @__PURE__ */ defineRule(
  'bankCard',
  '银行卡号格式不正确',
  19,
  /^\d{12,19}$/,
  (text) => text[0] !== '0' && luhn(text),
);

function luhn(text: string): boolean {
  let sum = 0;
  for (let place = text.length - 1; place >= 0; place -= 2) {
    const doubled = place > 0 ? text.charCodeAt(place - 1) * 2 - 96 : 0;
    // A doubled digit above 9 counts as the sum of its two digits, which is 9 less.
    sum += text.charCodeAt(place) - 48 + (doubled > 9 ? doubled - 9 : doubled);
  }
  return sum % 10 === 0;
}
