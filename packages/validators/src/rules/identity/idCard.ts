import { defineRule } from '../../rule.ts';

/** The first two digits: the province of the holder's first registration, by GB/T 2260. */
const PROVINCES = [
  /^1[1-5]/, // Beijing, Tianjin, Hebei, Shanxi, Inner Mongolia
  /^2[1-3]/, // Liaoning, Jilin, Heilongjiang
  /^3[1-7]/, // Shanghai, Jiangsu, Zhejiang, Anhui, Fujian, Jiangxi, Shandong
  /^4[1-6]/, // Henan, Hubei, Hunan, Guangdong, Guangxi, Hainan
  /^5[0-4]/, // Chongqing, Sichuan, Guizhou, Yunnan, Tibet
  /^6[1-5]/, // Shaanxi, Gansu, Qinghai, Ningxia, Xinjiang
  /^71|^8[1-3]/, // Taiwan; residence permits of people from Hong Kong, Macau and Taiwan
];

/** The weights of the first 17 digits: the powers of 2 modulo 11, from 2 ** 17 down. */
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** The check character for each remainder of the weighted sum by 11. */
const CHECK_CHARACTERS = '10X98765432';

/**
 * A resident identity number of 15 or 18 characters, the last of 18 possibly X.
 * - Strict: 18 characters, a province, a real date and the MOD 11-2 check character; the date may be in the future, because a rule has no clock
 * - Message: 身份证格式不正确
 * - Standard: [GB 11643](https://openstd.samr.gov.cn/bzgk/gb/newGbInfo?hcno=080D6FBF2BB468F9007657F26D60013E)
 */
export const idCard = /* @__PURE__ */ defineRule({
  name: 'idCard',
  message: '身份证格式不正确',
  clean: 'id',
  longest: 18,
  pattern: /^\d{15}(?:\d\d[\dX])?$/i,
  strict: (text) =>
    text.length === 18 &&
    PROVINCES.some((codes) => codes.test(text)) &&
    isDate(Number(text.slice(6, 10)), Number(text.slice(10, 12)), Number(text.slice(12, 14))) &&
    hasCheckCharacter(text),
});

function isDate(year: number, month: number, day: number): boolean {
  const isPlausibleYear = year >= 1000 && year < 3000;
  // A day that the month does not have moves the date into another month.
  return isPlausibleYear && new Date(Date.UTC(year, month - 1, day)).getUTCMonth() === month - 1;
}

function hasCheckCharacter(idNumber: string): boolean {
  let sum = 0;
  for (const [index, weight] of WEIGHTS.entries()) sum += Number(idNumber.charAt(index)) * weight;
  return idNumber.charAt(17).toUpperCase() === CHECK_CHARACTERS.charAt(sum % 11);
}
