import { defineRule } from '../../rule.ts';

/**
 * A mainland travel permit of Taiwan residents: 8 digits for life, or with the two of the issue behind them, as before 25 September 2008.
 * - Strict: the 8 digits; the last booklets with 10 expired in 2013
 * - Message: 台湾居民来往大陆通行证号码格式不正确
 * - Standard: [National Immigration Administration](https://www.nia.gov.cn/magazine/2020/ImmigrationObservationSeptember/files/basic-html/page36.html), and the Ministry of Public Security's announcement of the card of 2015
 */
export const taiwanTravelPermit = /* @__PURE__ */ defineRule({
  name: 'taiwanTravelPermit',
  message: '台湾居民来往大陆通行证号码格式不正确',
  clean: 'digits',
  longest: 10,
  pattern: /^\d{8}(?:\d\d)?$/,
  strict: (text) => text.length === 8,
});
