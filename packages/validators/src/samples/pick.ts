import type { Random } from './seededRandom.ts';

export const DIGITS = '0123456789';
export const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
export const HAN = '王李张刘陈杨赵黄周吴云海山河学校教育明华建国文德';

/** One of the items. */
export function pick<Item>(random: Random, items: readonly [Item, ...Item[]]): Item {
  return items[pickInteger(random, 0, items.length - 1)] ?? items[0];
}

/** A whole number from low to high, both included. */
export function pickInteger(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1));
}

/** One character of the alphabet. */
export function pickCharacter(random: Random, alphabet: string): string {
  const characters = Array.from(alphabet);
  return characters[pickInteger(random, 0, characters.length - 1)] ?? '';
}

/** `count` characters of the alphabet, with repetition. */
export function pickCharacters(random: Random, alphabet: string, count: number): string {
  return Array.from({ length: count }, () => pickCharacter(random, alphabet)).join('');
}

export function pickDigits(random: Random, count: number): string {
  return pickCharacters(random, DIGITS, count);
}
