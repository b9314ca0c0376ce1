/** The text size that a visitor has set in the browser, which 1rem is on a page that leaves its root's size alone. */
let textSize = '16px';

/** Reads it from a text that inherits nothing. The text is in the page: an element without a slot has no computed style. */
export function setTextSize(): void {
  const probe = document.createElement('i');
  probe.style.setProperty('all', 'initial', 'important');
  document.documentElement.append(probe);
  textSize = getComputedStyle(probe).fontSize;
  probe.remove();
}

/** The same CSS without the size of the page's root: hosts set it to 37.5 px and the like. `--cs-rem` changes all measures. */
export const withoutRem = (css: string): string =>
  css.replaceAll(LENGTH, (_, count: string) => `calc(${count} * var(--cs-rem, ${textSize}))`);

const LENGTH = /(-?(?:\d{1,4}(?:\.\d{1,6})?|\.\d{1,6}))rem\b/g;

/** A declaration as stylis passes it to its plugins. */
interface StylisElement {
  type: string;
  value: string;
  return: string;
}

/** The same for the styles of components. */
export function remPlugin(element: StylisElement): void {
  if (element.type === 'decl' && element.value.includes('rem')) element.return = withoutRem(element.value);
}
// styled-components keeps the name of each plugin with the styles that it made; a minifier would change it.
Object.defineProperty(remPlugin, 'name', { value: 'remPlugin' });
