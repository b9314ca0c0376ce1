import { media } from './media.ts';
import { standardTheme, type ThemeOverrides } from './standardTheme.ts';
import { themeDeclarations } from './theme.ts';

const { text, surface, line } = standardTheme.color;

/** Ink on white, whatever the brand: cards keep a line for their shadow. */
const INK: ThemeOverrides = {
  color: {
    text: { onDeep: text.primary, onPicture: text.secondary },
    surface: { ground: surface.card, fill: surface.card },
    hero: {
      start: surface.card,
      end: surface.card,
      label: text.secondary,
      ring: text.primary,
      track: line.hairline,
      line: line.hairline,
    },
  },
  // Inside: a line around a card would begin on the page before it.
  shadow: { rest: `inset 0 0 0 1px ${line.strong}`, raised: 'none' },
};

/**
 * A page on paper: nothing that only a screen has a use for, no break inside a card or after a heading. The heading of a
 * part may be a button, as a chosen tab is; all other buttons are for a screen. labelPrintedPages.ts fills the margins.
 */
export const printStyles = `
  @page { size: A4; margin: 16mm 14mm 18mm; }
  @page wide { size: A4 landscape; }
  ${media.print} {
    :root:root { ${themeDeclarations(INK)} }
    body { background: none; }
    nav, button:not([aria-selected='true'], :is(h1, h2, h3, h4) > *), [role='radiogroup'] { display: none !important; }
    h1, h2, h3, h4, [role='tablist'] { break-after: avoid; }
    article, li, tr, figure, img { break-inside: avoid; }
    p { orphans: 3; widows: 3; }
  }
`;
