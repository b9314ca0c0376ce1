import { defineRule } from '../../rule.ts';

/**
 * A mainland travel permit of Hong Kong (H) or Macau (M) residents: the letter and 8 digits, on older cards two more for the renewals.
 * - Strict: a capital letter
 * - Message: 港澳居民来往内地通行证号码格式不正确
 * - Standard: the Ministry of Public Security's rules of 10 March 2010, 港澳居民来往内地通行证号码规则; [later cards](https://en.wikipedia.org/wiki/Home_Return_Permit) have no renewals
 */
export const hkMacaoTravelPermit = /* @__PURE__ */ defineRule({
  name: 'hkMacaoTravelPermit',
  message: '港澳居民来往内地通行证号码格式不正确',
  clean: 'id',
  longest: 11,
  pattern: /^[HM]\d{8}(?:\d\d)?$/i,
  strict: (text) => /^[HM]/.test(text),
});
