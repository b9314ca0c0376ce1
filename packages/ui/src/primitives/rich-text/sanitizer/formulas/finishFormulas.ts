import { fromDom } from '../text/MarkupNode.ts';
import { readFormula } from './readFormula.ts';
import { splitTex } from './splitTex.ts';

const DRAWN = '.katex, .MathJax, .MathJax_SVG, .MathJax_CHTML, .mjx-chtml';

/** A formula is drawn once: by the browser from the MathML that KaTeX and MathJax keep for screen readers. */
export function foldDrawnFormulas(content: DocumentFragment): void {
  for (const drawn of content.querySelectorAll(DRAWN)) {
    const math = drawn.querySelector('math');
    if (!math) continue;
    if (drawn.closest('.katex-display, .MathJax_Display, [display="true"]'))
      math.setAttribute('display', 'block');
    drawn.replaceWith(math);
  }
  for (const script of content.querySelectorAll('[data-formula]')) {
    const before = script.previousElementSibling;
    if (before?.matches('math, .MathJax_Display') && before.parentElement?.querySelector('math'))
      script.remove();
    // The drawing has no MathML: the TeX beside it is the formula.
    else if (before?.matches(`${DRAWN}, .MathJax_Display`)) before.remove();
    script.removeAttribute('data-formula');
  }
  for (const preview of content.querySelectorAll('.MathJax_Preview')) preview.remove();
}

/** Marks the TeX in the text, for when the translator is there; until then it stands as it is written. */
export function markTex(content: DocumentFragment): void {
  const walker = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    if (text.parentElement?.closest('math, pre, code, kbd, [data-tex]')) continue;
    const pieces = splitTex(joinLines(text));
    if (pieces.every(({ tex }) => tex === null)) continue;
    text.replaceWith(
      ...pieces.map(({ written, tex, isDisplay }) => {
        if (tex === null) return written;
        const mark = text.ownerDocument.createElement('span');
        mark.dataset.tex = tex;
        if (isDisplay) mark.dataset.display = '';
        mark.textContent = written;
        return mark;
      }),
    );
  }
}

/** Texts and line breaks of one formula. */
const MOST_LINES = 60;

/** True where the last formula of a text has no end in it. */
const isOpened = (text: string): boolean =>
  text.lastIndexOf('\\(') > text.lastIndexOf('\\)') ||
  text.lastIndexOf('\\[') > text.lastIndexOf('\\]') ||
  (text.split('$$').length - 1) % 2 === 1;

/** The text with what follows it in the same formula: a formula of several lines has line breaks in it. */
function joinLines(text: Text): string {
  let joined = text.data;
  const parts: ChildNode[] = [];
  let next = text.nextSibling;
  while (
    isOpened(joined) &&
    parts.length < MOST_LINES &&
    next &&
    (next instanceof Text || (next instanceof Element && next.localName === 'br'))
  ) {
    joined += next instanceof Text ? next.data : '\n';
    parts.push(next);
    next = next.nextSibling;
  }
  if (parts.length === 0 || isOpened(joined)) return text.data;
  for (const part of parts) part.remove();
  return joined;
}

/** Names formulas for screen readers, and gives each a box that scrolls where it is wider than its line. */
export function finishFormulas(content: ParentNode): void {
  for (const math of content.querySelectorAll('math')) {
    if (math.closest('[data-formula-box]')) continue;
    // MathML has no children that link, and no colours of its own.
    for (const part of [math, ...math.querySelectorAll('*')])
      for (const name of ['href', 'color', 'mathcolor', 'mathbackground', 'xlink:href'])
        part.removeAttribute(name);
    for (const fenced of math.querySelectorAll('mfenced')) unfence(fenced);
    const words = readFormula(fromDom(math));
    if (words) math.setAttribute('aria-label', words);
    const box = math.ownerDocument.createElement('span');
    box.dataset.formulaBox = math.getAttribute('display') === 'block' ? 'block' : 'inline';
    math.replaceWith(box);
    box.append(math);
  }
}

/** Browsers do not draw the brackets of mfenced any more. */
function unfence(fenced: Element): void {
  const create = (name: string, text = '') => {
    const element = fenced.ownerDocument.createElementNS('http://www.w3.org/1998/Math/MathML', name);
    element.textContent = text;
    return element;
  };
  const row = create('mrow');
  const separators = Array.from((fenced.getAttribute('separators') ?? ',').replaceAll(/\s/g, ''));
  row.append(create('mo', fenced.getAttribute('open') ?? '('));
  Array.from(fenced.children).forEach((child, index) => {
    const separator = separators[Math.min(index - 1, separators.length - 1)];
    if (index > 0 && separator) row.append(create('mo', separator));
    row.append(child);
  });
  row.append(create('mo', fenced.getAttribute('close') ?? ')'));
  fenced.replaceWith(row);
}
