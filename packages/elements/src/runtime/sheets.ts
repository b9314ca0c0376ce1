import { shadowStyles } from '@cloud-school/ui';
import type { ContextType } from 'react';
import type { StyleSheetContext } from 'styled-components';
import { setTextSize, withoutRem } from './rem.ts';

type LibrarySheet = ContextType<typeof StyleSheetContext>['styleSheet'];

/** The class of the box around what an element draws and its layer. */
export const ROOT_CLASS = 'cs-root';

/** The reset and the theme's variables. */
let base: CSSStyleSheet | null = null;
/** For elements within a sentence. */
let inline: CSSStyleSheet | null = null;
/** The rules of all components, in every element: a sheet for each element takes three times as long. */
let components: CSSStyleSheet | null = null;
let library: LibrarySheet | null = null;

/** Gives a shadow root the sheets that all elements share. */
export function adoptSheets(root: ShadowRoot, isInline: boolean): void {
  if (!base || !inline || !components) {
    setTextSize();
    base = new CSSStyleSheet();
    base.replaceSync(withoutRem(BASE));
    inline = new CSSStyleSheet();
    inline.replaceSync(':host(:not([hidden])) { display: inline-block; }');
    components = new CSSStyleSheet();
  }
  // An element that comes back has them, and a calendar's beside them.
  if (root.adoptedStyleSheets.includes(base)) return;
  root.adoptedStyleSheets = isInline ? [base, inline, components] : [base, components];
}

/** The library's own sheet, writing into ours. */
export function toSharedSheet(own: LibrarySheet): LibrarySheet {
  library ??= own.reconstructWithOptions({ useCSSOMInjection: true, target: TARGET });
  return library;
}

/**
 * Where the library puts the style element of its sheet: nowhere. The element is given our sheet, which a policy without
 * 'unsafe-inline' allows. `host` and `nodeType` make it a shadow root for the library, which then leaves the page's styles.
 */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The library calls the two methods of its target and no other.
const TARGET = {
  host: null,
  nodeType: 11,
  querySelectorAll: () => [],
  insertBefore: (style: HTMLStyleElement) => Object.defineProperty(style, 'sheet', { value: components }),
} as unknown as ShadowRoot;

/** Nothing that is inherited reaches what we draw but the variables, whether it is shown, and what pointers may do. */
const BASE = `
  :host { display: block; }
  :host([hidden]) { display: none; }
  :where(.${ROOT_CLASS}) { all: initial; display: block; visibility: inherit; pointer-events: inherit; }
  ${shadowStyles('cs', `.${ROOT_CLASS}`)}
`;
