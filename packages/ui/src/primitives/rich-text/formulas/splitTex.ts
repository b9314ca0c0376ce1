/** A piece of a text: words, or the TeX of a formula. */
export interface TexPiece {
  /** As it is written, with its delimiters. */
  written: string;
  /** The formula; null for words. */
  tex: string | null;
  isDisplay: boolean;
}

/** Never a single $, which is a price. \ce and \pu of mhchem stand alone too. */
const FORMULA =
  /\\\(((?:[^\\]|\\[^()])+)\\\)|\\\[((?:[^\\]|\\[^[\]])+)\\\]|\$\$([^$]+)\$\$|(\\(?:ce|pu)\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})/g;

/** True where a text may hold TeX: a quick look, for what needs to be loaded. */
export const hasTex = (text: string): boolean => text.search(FORMULA) >= 0;

/** The words of a text and the formulas between them. */
export function splitTex(text: string): TexPiece[] {
  const pieces: TexPiece[] = [];
  let position = 0;
  for (const found of text.matchAll(FORMULA)) {
    const [written, inline, bracket, dollars, bare] = found;
    const tex = inline ?? bracket ?? dollars ?? bare ?? '';
    if (found.index > position)
      pieces.push({ written: text.slice(position, found.index), tex: null, isDisplay: false });
    pieces.push({ written, tex, isDisplay: bracket !== undefined || dollars !== undefined });
    position = found.index + written.length;
  }
  if (position < text.length) pieces.push({ written: text.slice(position), tex: null, isDisplay: false });
  return pieces;
}
