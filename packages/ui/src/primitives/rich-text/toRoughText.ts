import { htmlPolicy } from '../trusted-types/htmlPolicy.ts';
import { listStyleOf } from './loading/listStyleOf.ts';

/** The characters of untrusted HTML, until the sanitiser is there; parsing runs and fetches nothing. */
export const toRoughText = (html: string): string =>
  /[<&]/.test(html) ? (parseSeen(html).textContent ?? '') : html;

/**
 * The same in its paragraphs and lists, which move little when the sanitised text takes their place. No attribute stays but the
 * numbers of lists, to which answers refer.
 */
export function toRoughLines(html: string): DocumentFragment {
  const lines = document.createDocumentFragment();
  copyLines(parseSeen(html), lines);
  return lines;
}

const LINES = new Set(['P', 'DIV', 'BR', 'UL', 'OL', 'LI', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'BLOCKQUOTE']);

function copyLines(from: Node, to: Node): void {
  for (const child of from.childNodes) {
    if (child instanceof Text) to.appendChild(document.createTextNode(child.data));
    else copyLines(child, child instanceof Element && LINES.has(child.nodeName) ? addLine(child, to) : to);
  }
}

const NUMBERS = ['start', 'value', 'reversed'];

function addLine(written: Element, to: Node): Node {
  const line = document.createElement(written.nodeName);
  if (/^[OUL]/.test(written.nodeName)) {
    line.style.listStyleType = listStyleOf(written.getAttribute('type'));
    for (const name of NUMBERS)
      if (written.hasAttribute(name)) line.setAttribute(name, written.getAttribute(name) ?? '');
  }
  return to.appendChild(line);
}

/** Characters that are shown before the sanitiser is done: a parser takes the square of the time for nested tags. */
const MOST = 20_000;

function parseSeen(html: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(htmlPolicy().createHTML(html.slice(0, MOST)), 'text/html');
  for (const element of body.querySelectorAll<HTMLElement>('script, style, [hidden], [style]'))
    if (isUnseen(element)) element.remove();
  return body;
}

/** Hidden by the element's own style; a size of nothing may be another one further in. */
const isUnseen = (element: HTMLElement): boolean =>
  element.matches('script, style, [hidden]') ||
  element.style.display === 'none' ||
  element.style.visibility === 'hidden' ||
  /mso-hide\s*:\s*all/i.test(element.getAttribute('style') ?? '') ||
  (Number.parseFloat(element.style.fontSize) === 0 && element.childElementCount === 0);
