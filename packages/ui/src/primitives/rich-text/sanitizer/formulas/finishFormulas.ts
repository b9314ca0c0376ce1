import { fromDom } from '../text/MarkupNode.ts';
import { findFormula, FORMULA_PLACES, type FoundFormula, isDrawnFormula } from './findFormula.ts';
import { splitTex } from './splitTex.ts';

/** What the sanitiser lets pass of foreign markup. */
type Purify = (html: string) => DocumentFragment;

/**
 * Puts each formula that an editor or a page has left behind into a box of ours, with its source: TeX as an attribute, MathML as
 * its content. What the page has drawn goes; a picture stays until the formula is drawn.
 */
export function foldFormulas(content: DocumentFragment, purify: Purify): void {
  dropDrawings(content);
  for (const element of content.querySelectorAll(FORMULA_PLACES)) {
    if (!content.contains(element) || element.closest(`[${BOX}]`)) continue;
    const found = findFormula(fromDom(element));
    if (!found) continue;
    const box = createBox(element.ownerDocument, found);
    const shown =
      typeof found.mathml === 'string' ? purify(found.mathml).querySelector('math') : findShown(element);
    element.replaceWith(box);
    if (shown) box.append(shown);
    else if (found.tex) box.append(found.tex);
  }
  for (const noted of content.querySelectorAll(`[data-tex]:not([${BOX}])`)) noted.removeAttribute('data-tex');
}

const BOX = 'data-formula-box';

function createBox(page: Document, { tex, isDisplay }: Pick<FoundFormula, 'tex' | 'isDisplay'>): HTMLElement {
  const box = page.createElement('span');
  box.dataset.formulaBox = isDisplay ? 'block' : 'inline';
  if (tex) box.dataset.tex = tex;
  return box;
}

const findShown = (element: Element): Element | null =>
  element.matches('math, img') ? element : (element.querySelector('math') ?? element.querySelector('img'));

/** MathJax keeps the source of a formula behind what it has drawn: the source is the formula. */
function dropDrawings(content: DocumentFragment): void {
  for (const source of content.querySelectorAll('[data-formula=""]')) {
    for (let before = source.previousElementSibling; before && isDrawnFormula(fromDom(before));) {
      const drawn = before;
      before = before.previousElementSibling;
      drawn.remove();
    }
    source.removeAttribute('data-formula');
  }
}

/** Marks the TeX in the text, for when what draws it is there; until then it stands as it is written. */
export function markTex(content: DocumentFragment): void {
  const walker = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    if (text.parentElement?.closest(`math, pre, code, kbd, [${BOX}]`)) continue;
    const pieces = splitTex(joinLines(text));
    if (pieces.every(({ tex }) => tex === null)) continue;
    text.replaceWith(
      ...pieces.map(({ written, tex, isDisplay }) => {
        if (tex === null) return written;
        const box = createBox(text.ownerDocument, { tex, isDisplay });
        box.textContent = written;
        return box;
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

/** Boxes the formulas of MathML that have no box yet; what draws a formula names it too. */
export function finishFormulas(content: ParentNode): void {
  for (const math of content.querySelectorAll('math')) {
    // Elements of MathML link too, and have no place to go.
    for (const part of [math, ...math.querySelectorAll('*')])
      for (const name of ['href', 'xlink:href']) part.removeAttribute(name);
    for (const fenced of math.querySelectorAll('mfenced')) unfence(fenced);
    if (math.closest(`[${BOX}]`)) continue;
    const box = createBox(math.ownerDocument, {
      tex: null,
      isDisplay: math.getAttribute('display') === 'block',
    });
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
