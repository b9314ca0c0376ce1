import { printMargins } from './printMargins.ts';

/**
 * Keeps the margins of printed pages: title, address, time and page number, instead of the browser's own. A browser that knows
 * no margins by CSS prints its own header and footer.
 */
export function labelPrintedPages(schoolTime: () => string): void {
  if (!('adoptedStyleSheets' in document)) return;
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  addEventListener('beforeprint', () => {
    const page = { title: document.title, address: window.location.href, printedAt: schoolTime() };
    sheet.replaceSync(printMargins(page));
  });
}
