import { media } from './media.ts';
import { standardTheme, type ThemeOverrides } from './standardTheme.ts';
import { theme, themeDeclarations, themeVariables } from './theme.ts';

const { text, line, chrome, backdrop } = theme.color;

/** Secondary text is as strong as primary text, and each line as that of a control. */
const STRONGER: ThemeOverrides = {
  color: {
    text: { secondary: text.primary, tertiary: text.primary },
    line: { hairline: line.control, strong: line.control, option: line.control },
    chrome: { textSecondary: chrome.text, line: chrome.text },
    backdrop: { textSecondary: backdrop.text },
  },
};

/** On phones each control is as high as a finger. */
const TOUCHED: ThemeOverrides = { size: { control: { medium: theme.size.control.touch } } };

/** A theme's CSS variables for the elements that match a selector. */
const variables = (declarations: string, selector: string): string => `
  ${selector} { ${declarations} }
  ${media.phone} { ${selector} { ${themeDeclarations(TOUCHED)} } }
  ${media.moreContrast} { ${selector} { ${themeDeclarations(STRONGER)} } }
`;

const declarationsOf = (overrides: ThemeOverrides): string =>
  themeDeclarations(standardTheme) + themeDeclarations(overrides);

/**
 * The theme's CSS variables with a brand's changes, the reset and the focus ring, as CSS. Plain text without a library:
 * a shell's build writes it into the page, for the first paint.
 */
export const globalStyles = (overrides: ThemeOverrides): string => `
  ${variables(declarationsOf(overrides), ':root')}
  html { -webkit-text-size-adjust: 100%; scroll-padding-top: calc(${theme.size.header} + ${theme.space[6]}); }
  body {
    margin: 0;
    background: ${theme.color.surface.ground};
    ${bodyText}
    -webkit-font-smoothing: antialiased;
  }
  ${reset('')}
`;

/**
 * The same for the elements that match a selector and what is in them; nothing else of the page changes. `:where` keeps
 * the reset as weak as on a page, so that the styles of components win.
 */
export const scopedStyles = (overrides: ThemeOverrides, selector: string): string =>
  styleScope(declarationsOf(overrides), selector);

/**
 * The same for the root of a shadow tree. Each variable is what the page around it sets under a longer name
 * (`--cs-color-action-base` for the prefix 'cs'), else the standard's: variables of the page with our names have no effect.
 */
export const shadowStyles = (prefix: string, selector: string): string =>
  styleScope(
    themeVariables(standardTheme)
      .map(([name, value]) => `${name}:var(--${prefix}-${name.slice(2)},${value});`)
      .join(''),
    selector,
  );

const styleScope = (declarations: string, selector: string): string => `
  ${variables(declarations, selector)}
  :where(${selector}) { ${inheritedText} ${bodyText} }
  ${reset(`:where(${selector}) `)}
`;

/** What a page's own text hands down, such as a centred one's. */
const inheritedText = `
    text-align: start;
    text-indent: 0;
    text-transform: none;
    letter-spacing: normal;
    word-spacing: normal;
    white-space: normal;
`;

const bodyText = `
    color: ${theme.color.text.primary};
    font: ${theme.type.body};
    overflow-wrap: break-word;
`;

/** The reset; `within` is the start of each selector. */
const reset = (within: string): string => {
  const all = (...selectors: string[]) => selectors.map((selector) => within + selector).join(', ');
  return `
  ${all('*', '*::before', '*::after')} { box-sizing: border-box; }
  ${all('h1', 'h2', 'h3', 'h4', 'p', 'ul', 'ol', 'dl', 'dd', 'figure', 'fieldset')} { margin: 0; padding: 0; }
  ${all('fieldset')} { border: 0; min-width: 0; }
  /* No single figure or word on the last line. */
  ${all('h1', 'h2', 'h3', 'h4')} { text-wrap: pretty; }
  ${all('ul', 'ol')} { list-style: none; }
  ${all('button', 'input', 'textarea', 'select')} { font: inherit; color: inherit; letter-spacing: inherit; }
  ${all('button')} { padding: 0; border: 0; background: none; cursor: pointer; }
  ${all('a')} { color: inherit; text-decoration: none; }
  ${all('img', 'svg')} { display: block; }
  /* A drawing keeps its colours where the system has its own; an icon has that of its words. */
  ${media.forcedColors} { ${all("svg[stroke='currentColor']")} { forced-color-adjust: auto; } }
  ${all('img')} { max-width: 100%; }
  ${all(':focus')} { outline: none; }
  ${all(':focus-visible')} { outline: 2px solid ${theme.color.action.base}; outline-offset: 2px; }
  /* Every press answers at once. Over a picture its own shadow would not be seen. */
  ${all('a[href]:active', 'button:enabled:active', 'label:active')} { box-shadow: ${theme.shadow.pressed}; }
  ${all('a[href]:active img', 'button:enabled:active img')} { opacity: 0.8; }
  /* The page that it opens is on its way. */
  ${all('[data-pending]')} { opacity: 0.7; cursor: progress; }
  /* Firefox before 121: where the label of a hidden control shows its focus by :has. */
  @supports not selector(:has(*)) { ${all('label:focus-within')} { outline: 2px solid ${theme.color.action.base}; outline-offset: 2px; } }
  /* A heading gets the focus after a navigation or a submission: it is read aloud, and nothing can be pressed there. */
  ${all('h1:focus-visible', 'h2:focus-visible')} { outline: none; }
  /* No transition, however short: it would make each change of a style a frame late. An animation has its end, which scripts wait for. */
  ${media.reducedMotion} {
    ${all('*', '*::before', '*::after')} { animation-duration: 0.01ms !important; animation-iteration-count: 1 !important; transition: none !important; scroll-behavior: auto !important; }
  }
`;
};
