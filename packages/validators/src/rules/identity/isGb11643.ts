/**
 * The region of the first registration. By the structure of GB/T 2260-2007 a province (the north 1, the north-east 2, the east 3,
 * the south 4, the south-west 5, the north-west 6) is followed by 01 to 70 for cities and prefectures, or by 90 for counties of
 * the province itself; Beijing, Tianjin and Shanghai have districts (01) and counties (02) alone, Chongqing had cities too (03).
 * A list of counties would refuse people who were registered in one that is gone. Taiwan is 71. Residence permits of people from
 * Hong Kong, Macau and Taiwan have 810000, 820000 and 830000; on a permanent resident's card the province follows the 9.
 */
const REGION =
  /^(?:(?:1[12]|31)0[12]|500[1-3]|(?:1[3-5]|2[1-3]|3[2-7]|4[1-6]|5[1-4]|6[1-5])(?:0[1-9]|[1-6]\d|[79]0)|71|8[1-3]0000|9(?:1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]))/;

/** The check character for each remainder by 11. */
const CHECK_CHARACTERS = '10X98765432';

/** Whether a number of 18 characters has a region, a real date and its MOD 11-2 check character, by GB 11643. */
export function isGb11643(text: string): boolean {
  return REGION.test(text) && hasDateAndCheckCharacter(text);
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
  // The numbers began in 1984, for people of any age; a rule has no clock.
  const isPlausibleYear = year >= 1850 && year < 2100;
  // A day that the month does not have moves the date into another month.
  return isPlausibleYear && new Date(Date.UTC(year, month - 1, day)).getUTCMonth() === month - 1;
}

/** ISO 7064 MOD 11-2: the sum of the digits, each doubled once for every place behind it. */
function hasCheckCharacter(text: string): boolean {
  let sum = 0;
  for (const digit of text.slice(0, 17)) sum = (sum + Number(digit)) * 2;
  return text.charAt(17).toUpperCase() === CHECK_CHARACTERS.charAt(sum % 11);
}
