import type { Random } from './seededRandom.ts';

/** A whole number from low to high, both included. */
export const whole = (random: Random, low: number, high: number) =>
  low + Math.floor(random() * (high - low + 1));

/** One character of the text. */
export const pick = (random: Random, characters: string): string => {
  const all = Array.from(characters);
  return all[whole(random, 0, all.length - 1)] ?? '';
};

/** So many characters of the text, with repetition. */
export const picks = (random: Random, characters: string, count: number) =>
  Array.from({ length: count }, () => pick(random, characters)).join('');

export const DIGITS = '0123456789';
export const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
export const HAN = '王李张刘陈杨赵黄周吴云海山河学校教育明华建国文德';

export const digits = (random: Random, count: number) => picks(random, DIGITS, count);
