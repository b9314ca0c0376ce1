/**
 * TeX between its delimiters: never a single $, which is a price. \ce and \pu of mhchem stand alone too. Where a program has
 * escaped a text twice, each backslash stands twice.
 */
export const FORMULA =
  /\\\\\(((?:[^\\]|\\\\(?:\\\\|[^()\\]))+)\\\\\)|\\\\\[((?:[^\\]|\\\\(?:\\\\|[^[\]\\]))+)\\\\\]|\\\(((?:[^\\]|\\[^()])+)\\\)|\\\[((?:[^\\]|\\[^[\]])+)\\\]|\$\$([^$]+)\$\$|(\\(?:ce|pu)\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})/g;

/** True where a text may hold TeX: a quick look, for what needs to be loaded. */
export const hasTex = (text: string): boolean => text.search(FORMULA) >= 0;

/** Attributes and elements in which editors and pages keep formulas. */
const FORMULA_MARKUP =
  /<(?:m:)?math\b|\sdata-(?:latex|tex|formula|math|mathml)=|(?:name="|card=|inline-|subtype=")math|[?&.](?:tex|latex)[=?]|\seeimg|(?:formula|katex|MathJax|MathJye|mwe-math|equation)/i;

/** True where a text may have a formula, of TeX or of markup. */
export const mayHaveFormula = (html: string): boolean => hasTex(html) || FORMULA_MARKUP.test(html);
