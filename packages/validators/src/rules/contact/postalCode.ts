import { defineRule } from '../../rule.ts';

/** The first two digits of a postal code: the regions of mainland China, by the first digit. 14 and 82 are nobody's. */
const REGIONS = /^(?:0[1-7]|1[0-356]|2[0-7]|3[0-6]|4[0-7]|5[1-7]|6[1-7]|7[1-5]|8[13-6])/;

const HONG_KONG = '999077';
const MACAU = '999078';

/**
 * A postal code of 6 digits.
 * - Strict: the first two digits are those of a region, or the code is that of Hong Kong or Macau
 * - Message: 邮政编码格式不正确
 * - Standard: [postal codes](https://en.wikipedia.org/wiki/List_of_postal_codes_in_China)
 */
export const postalCode = /* @__PURE__ */ defineRule({
  name: 'postalCode',
  message: '邮政编码格式不正确',
  clean: 'digits',
  longest: 6,
  pattern: /^\d{6}$/,
  strict: (text) => REGIONS.test(text) || text === HONG_KONG || text === MACAU,
});
