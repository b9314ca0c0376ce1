import { firstCharacter } from './firstCharacter.ts';

const tones = ['action', 'accent', 'success'] as const;

/** Background of a placeholder. */
export type PlaceholderTone = (typeof tones)[number];

/** A background by the first character: levels of one subject share it, and subjects in a row differ. */
export function placeholderTone(name: string): PlaceholderTone {
  // The lowest byte spreads Han characters evenly; their higher bytes follow the radical.
  const lastByte = (firstCharacter(name).codePointAt(0) ?? 0) % 256;
  return tones[lastByte % tones.length] ?? 'action';
}
