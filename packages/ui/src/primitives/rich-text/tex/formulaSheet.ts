import rules from 'katex/dist/katex.min.css?raw';

/** KaTeX's rules and some of ours. Its fonts are registered with the addresses of the build. */
const CSS = `${rules.replaceAll(/@font-face\{[^}]*\}/g, '')}
/* An unknown command within a formula keeps its line. */
.katex .katex-html [data-formula-source] { padding: 0; border: 0; border-bottom: 1px dashed; border-radius: 0; white-space: nowrap; }
.katex :is(.cjk_fallback, .hangul_fallback) { font-size: smaller; }
/* The equation number follows the equation: an inline box has no right edge to align it with. */
.katex > .katex-html > .katex-tag { margin-inline-start: 2em; }
.katex .formula-round .fbox { border-radius: .4em; }
.katex .formula-circle .fbox { border-radius: 50%; }
`;

let sheet: CSSStyleSheet | undefined;

/** Gives the page or the shadow root of an element the rules of formulas. A constructed sheet needs no leave of a policy. */
export function adoptFormulaSheet(element: Element): void {
  const root = element.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return;
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(CSS);
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}
