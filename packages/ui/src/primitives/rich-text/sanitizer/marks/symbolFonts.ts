/** The signs that fonts of symbols draw for a letter: the bullets of Word. Few devices but Windows have these fonts. */
const SIGNS: Record<string, Record<string, string>> = {
  wingdings: { l: '●', n: '■', u: '◆', v: '❖', q: '❑', '§': '▪', Ø: '➢', ü: '✓', Ÿ: '•', '²': '◇' },
  symbol: { '·': '•', Þ: '⇒', à: '◊' },
};

/** The font of symbols in a list of fonts; null for a font of letters. */
export const symbolFontOf = (family: string): string | null =>
  Object.keys(SIGNS).find((font) => new RegExp(`(?:^|["'\\s,])${font}(?:["'\\s,]|$)`, 'i').test(family)) ??
  null;

/** The sign that a text of one letter is drawn as. */
export const signOf = (font: string, text: string): string | undefined => SIGNS[font]?.[text.trim()];
