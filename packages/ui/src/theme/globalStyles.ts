import { media } from './media.ts';
import { standardTheme, type ThemeOverrides } from './standardTheme.ts';
import { theme, themeDeclarations } from './theme.ts';

/**
 * The theme's CSS variables with a brand's changes, the reset and the focus ring, as CSS. Plain text without a library:
 * a shell's build writes it into the page, for the first paint.
 */
export const globalStyles = (overrides: ThemeOverrides): string => `
  :root {
    ${themeDeclarations(standardTheme)}
    ${themeDeclarations(overrides)}
  }
  *, *::before, *::after { box-sizing: border-box; }
  html { -webkit-text-size-adjust: 100%; scroll-padding-top: 96px; }
  body {
    margin: 0;
    background: ${theme.color.surface.ground};
    color: ${theme.color.text.primary};
    font: ${theme.type.body};
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }
  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset { margin: 0; padding: 0; }
  fieldset { border: 0; min-width: 0; }
  /* No single figure or word on the last line. */
  h1, h2, h3, h4 { text-wrap: pretty; }
  ul, ol { list-style: none; }
  button, input, textarea, select { font: inherit; color: inherit; letter-spacing: inherit; }
  button { padding: 0; border: 0; background: none; cursor: pointer; }
  a { color: inherit; text-decoration: none; }
  img, svg { display: block; }
  img { max-width: 100%; }
  :focus { outline: none; }
  :focus-visible { outline: 2px solid ${theme.color.action.base}; outline-offset: 2px; }
  /* A heading gets the focus after a navigation: it is read aloud, and nothing can be pressed there. */
  h1:focus-visible { outline: none; }
  ${media.reducedMotion} {
    *, *::before, *::after { animation-duration: 0.01ms !important; animation-iteration-count: 1 !important; transition-duration: 0.01ms !important; scroll-behavior: auto !important; }
  }
`;
