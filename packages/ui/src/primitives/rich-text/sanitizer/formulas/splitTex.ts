import { FORMULA } from '../../loading/hasTex.ts';

/** A piece of a text: words, or the TeX of a formula. */
export interface TexPiece {
  /** As it is written, with its delimiters. */
  written: string;
  /** The formula; null for words. */
  tex: string | null;
  isDisplay: boolean;
}

/** The words of a text and the formulas between them. */
export function splitTex(text: string): TexPiece[] {
  const pieces: TexPiece[] = [];
  let position = 0;
  for (const found of text.matchAll(FORMULA)) {
    const [written, inlineTwice, bracketTwice, inline, bracket, dollars, bare] = found;
    const tex = inlineTwice ?? bracketTwice ?? inline ?? bracket ?? dollars ?? bare ?? '';
    if (found.index > position)
      pieces.push({ written: text.slice(position, found.index), tex: null, isDisplay: false });
    pieces.push({
      written,
      tex,
      isDisplay: [bracketTwice, bracket, dollars].some((display) => display !== undefined),
    });
    position = found.index + written.length;
  }
  if (position < text.length) pieces.push({ written: text.slice(position), tex: null, isDisplay: false });
  return pieces;
}
