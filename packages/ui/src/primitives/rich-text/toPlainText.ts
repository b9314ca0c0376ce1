import { htmlPolicy } from '../trusted-types/htmlPolicy.ts';
import { getFormulas, getToSigns } from './loading/prepareRichText.ts';
import { DOCTYPE, readSource } from './sanitizer/markup/readSource.ts';
import { fromDom } from './sanitizer/text/MarkupNode.ts';
import { type LineReader, readParagraphs } from './sanitizer/text/readParagraphs.ts';
import type { TexMacros } from './tex/macros.ts';

const parse = (html: string): Document =>
  new DOMParser().parseFromString(htmlPolicy().createHTML(html), 'text/html');

/** An element named 'documentElement' would hide the member of the document. */
const rootOf = (parsed: Document): Element =>
  Reflect.get(Document.prototype, 'documentElement', parsed) as Element;

/** A formula while what reads it is on its way: `usePlainText` waits for it. */
const UNREAD = '公式';

function createReader(macros: TexMacros | undefined): LineReader {
  const formulas = getFormulas();
  return {
    readTex: (tex) => (formulas ? formulas.readTex(tex, macros) : UNREAD),
    readMathml: (mathml) =>
      formulas?.readFormula(typeof mathml === 'string' ? fromDom(rootOf(parse(mathml))) : mathml) ?? UNREAD,
    toSigns: getToSigns(),
  };
}

/** The text of untrusted HTML or plain text, in one line; parsing runs and fetches nothing. */
export function toPlainText(html: string, macros?: TexMacros): string {
  const source = readSource(html);
  return readParagraphs(fromDom(rootOf(parse(DOCTYPE + source.html))), source, createReader(macros)).join(
    ' ',
  );
}
