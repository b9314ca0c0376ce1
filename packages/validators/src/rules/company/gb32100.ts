/** True for 18 characters of which the last is the check character by [GB 32100](https://openstd.samr.gov.cn/bzgk/gb/newGbInfo?hcno=24691C25985C1073D3A7C85629378AC0). */
export function isGb32100(text: string): boolean {
  let sum = 0;
  let place = 0;
  for (const character of text) {
    const value = parseInt(character, 36);
    // I, O, S, V and Z are left out, so the letters after each count one less; the weights are powers of 3, the last one 1.
    sum += (value - +(value > 18) - +(value > 24) - +(value > 28) - +(value > 31)) * 3 ** (place++ % 17);
  }
  return sum % 31 === 0 && !/[IOSVZa-z]/.test(text);
}
