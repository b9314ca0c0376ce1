import { readFormula } from './formulas/readFormula.ts';
import { htmlPolicy } from './htmlPolicy.ts';
import { readSource } from './markup/readSource.ts';
import { fromDom } from './text/MarkupNode.ts';
import { readParagraphs } from './text/readParagraphs.ts';

/** The text of untrusted HTML or plain text, in one line; parsing runs and fetches nothing. */
export function toPlainText(html: string): string {
  const source = readSource(html);
  const parsed = new DOMParser().parseFromString(htmlPolicy().createHTML(source.html), 'text/html');
  // An element named 'documentElement' would hide the member of the document.
  const root = Reflect.get(Document.prototype, 'documentElement', parsed) as Element;
  return readParagraphs(fromDom(root), { hasLines: source.hasLines, readTex: () => null }).join(' ');
}
