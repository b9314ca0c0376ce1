/** Cuts the middle of a long number: 'S0000330100…2419'. */
export function shortenNumber(number: string): string {
  return number.length > 18 ? `${number.slice(0, 11)}…${number.slice(-4)}` : number;
}
