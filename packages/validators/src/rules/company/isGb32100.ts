/** The 31 characters of GB 32100 in the order of their values: I, O, S, V and Z are left out, because they look like digits or other letters. */
const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** The weights of the first 17 characters: the powers of 3 modulo 31. */
const WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];

/** True for 18 characters of the alphabet, the last of them the check character by [GB 32100](https://openstd.samr.gov.cn/bzgk/gb/newGbInfo?hcno=24691C25985C1073D3A7C85629378AC0). */
export function isGb32100(code: string): boolean {
  let sum = 0;
  for (const [index, weight] of WEIGHTS.entries()) {
    const value = ALPHABET.indexOf(code.charAt(index));
    if (value < 0) return false;
    sum += value * weight;
  }
  const checkValue = (31 - (sum % 31)) % 31;
  return code.charAt(17) === ALPHABET.charAt(checkValue);
}
