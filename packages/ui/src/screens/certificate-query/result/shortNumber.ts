/** A long number by its beginning and its end: 'S0000330100…2419'. */
export function shortNumber(number: string): string {
  return number.length > 18 ? `${number.slice(0, 11)}…${number.slice(-4)}` : number;
}
