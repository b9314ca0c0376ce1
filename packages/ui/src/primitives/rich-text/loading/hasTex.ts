/** TeX between its delimiters: never a single $, which is a price. \ce and \pu of mhchem stand alone too. */
export const FORMULA =
  /\\\(((?:[^\\]|\\[^()])+)\\\)|\\\[((?:[^\\]|\\[^[\]])+)\\\]|\$\$([^$]+)\$\$|(\\(?:ce|pu)\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})/g;

/** True where a text may hold TeX: a quick look, for what needs to be loaded. */
export const hasTex = (text: string): boolean => text.search(FORMULA) >= 0;
