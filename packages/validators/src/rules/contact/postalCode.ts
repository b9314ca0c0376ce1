import { defineRule } from '../../rule.ts';

/** A postal code of 6 digits; strict: the first two name a region in use, or Hong Kong's or Macau's code ([postal codes](https://en.wikipedia.org/wiki/List_of_postal_codes_in_China)). */
export const postalCode = /* @__PURE__ */ defineRule(
  'postalCode',
  '邮政编码格式不正确',
  6,
  /^\d{6}$/,
  (text) => /^(?:0[1-7]|1[0-6]|2[0-7]|3[0-6]|4[0-7]|5[1-7]|6[1-7]|7[1-5]|8[1-6])|^99907[78]$/.test(text),
);
