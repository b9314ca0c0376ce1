/**
 * The province of the first registration, by GB/T 2260: the north (1), the north-east (2), the east (3), the south (4), the
 * south-west (5) and the north-west (6), Taiwan (71), and residence permits of people from Hong Kong, Macau and Taiwan (8).
 * On a permanent resident's card it follows the 9.
 */
const PROVINCE = /^(?:9?(?:1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5])|71|8[1-3])/;

/** The check character for each remainder by 11. */
const CHECK_CHARACTERS = '10X98765432';

/** Whether a number of 18 characters has a province, a real date and its MOD 11-2 check character, by GB 11643. */
export function isGb11643(text: string): boolean {
  return PROVINCE.test(text) && hasDateAndCheckCharacter(text);
}

/** The same for a number whose region is known. */
export function hasDateAndCheckCharacter(text: string): boolean {
  return (
    text.length === 18 &&
    isDate(Number(text.slice(6, 10)), Number(text.slice(10, 12)), Number(text.slice(12, 14))) &&
    hasCheckCharacter(text)
  );
}

function isDate(year: number, month: number, day: number): boolean {
  const isPlausibleYear = year >= 1000 && year < 3000;
  // A day that the month does not have moves the date into another month.
  return isPlausibleYear && new Date(Date.UTC(year, month - 1, day)).getUTCMonth() === month - 1;
}

/** ISO 7064 MOD 11-2: the sum of the digits, each doubled once for every place behind it. */
function hasCheckCharacter(text: string): boolean {
  let sum = 0;
  for (const digit of text.slice(0, 17)) sum = (sum + Number(digit)) * 2;
  return text.charAt(17).toUpperCase() === CHECK_CHARACTERS.charAt(sum % 11);
}
