import { defineRule } from '../../rule.ts';

/**
 * A mainland travel permit of Taiwan residents: 8 digits, or the 10 of the booklets before 2015.
 * - Strict: the 8 digits of the card; the last booklets expired in 2020
 * - Message: 台湾居民来往大陆通行证号码格式不正确
 * - Standard: [numbers of the permit](https://en.wikipedia.org/wiki/Mainland_Travel_Permit_for_Taiwan_Residents)
 */
export const taiwanTravelPermit = /* @__PURE__ */ defineRule({
  name: 'taiwanTravelPermit',
  message: '台湾居民来往大陆通行证号码格式不正确',
  clean: 'digits',
  longest: 10,
  pattern: /^\d{8}(?:\d\d)?$/,
  strict: (text) => text.length === 8,
});
