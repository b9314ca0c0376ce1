import { defineRule } from '../../rule.ts';
import { hasDateAndCheckCharacter } from './isGb11643.ts';

/**
 * The number of a residence permit of people from Hong Kong (810000), Macau (820000) or Taiwan (830000): 18 characters.
 * - Strict: a real date and the MOD 11-2 check character
 * - Message: 港澳台居民居住证号码格式不正确
 * - Standard: [GB 11643](https://openstd.samr.gov.cn/bzgk/gb/newGbInfo?hcno=080D6FBF2BB468F9007657F26D60013E) with the address codes of 国办发〔2018〕81号, article 3
 */
export const residencePermit = /* @__PURE__ */ defineRule({
  name: 'residencePermit',
  message: '港澳台居民居住证号码格式不正确',
  clean: 'id',
  longest: 18,
  pattern: /^8[1-3]0{4}\d{11}[\dX]$/i,
  strict: hasDateAndCheckCharacter,
});
