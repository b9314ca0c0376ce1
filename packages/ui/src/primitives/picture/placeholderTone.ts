import { firstCharacter } from './firstCharacter.ts';

const tones = ['action', 'accent', 'success'] as const;

/** Ground of a placeholder. */
export type PlaceholderTone = (typeof tones)[number];

/** A ground by the first character, so that all levels of one subject share it and a row is not one wall. */
export function placeholderTone(name: string): PlaceholderTone {
  // The last byte spreads Han characters evenly; their higher bytes follow the radical.
  const lastByte = (firstCharacter(name).codePointAt(0) ?? 0) % 256;
  return tones[lastByte % tones.length] ?? 'action';
}
