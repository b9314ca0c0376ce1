const FONTS = ['symbol', 'wingdings', 'wingdings 2', 'wingdings 3', 'webdings', 'mt extra'] as const;

/** A font that draws signs in the place of letters. */
export type SymbolFont = (typeof FONTS)[number];

/** Writes a text as such a font draws it. */
export type ToSigns = (font: SymbolFont, text: string) => string;

/** The font of symbols that a list of fonts begins with; null for a font of letters. */
export function symbolFontOf(family: string): SymbolFont | null {
  const [first = ''] = family.split(',', 1);
  const name = first.replaceAll(/["']/g, '').trim().toLowerCase();
  return FONTS.find((font) => font === name.replace(/ ?mt$/, '')) ?? null;
}
