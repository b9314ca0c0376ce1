import { defineRule } from '../../rule.ts';
import { isGb11643 } from './isGb11643.ts';

/**
 * A resident identity number of 15 or 18 characters, the last of 18 possibly X; also the number of a residence permit (8…) or of a permanent resident's card (9…).
 * - Strict: 18 characters, a region by the structure of GB/T 2260, a real date from 1850 to 2099 and the MOD 11-2 check character; the date may be in the future, because a rule has no clock
 * - Message: 身份证格式不正确
 * - Standard: [GB 11643](https://openstd.samr.gov.cn/bzgk/gb/newGbInfo?hcno=080D6FBF2BB468F9007657F26D60013E)
 */
export const idCard = /* @__PURE__ */ defineRule({
  name: 'idCard',
  message: '身份证格式不正确',
  clean: 'id',
  longest: 18,
  pattern: /^\d{15}(?:\d\d[\dX])?$/i,
  strict: isGb11643,
});
