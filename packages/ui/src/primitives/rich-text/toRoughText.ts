import { htmlPolicy } from '../trusted-types/htmlPolicy.ts';

/** The characters of untrusted HTML, until the sanitiser is there; parsing runs and fetches nothing. */
export const toRoughText = (html: string): string =>
  /[<&]/.test(html) ? (parseSeen(html).textContent ?? '') : html;

/** The same in its paragraphs and lists, which move little when the sanitised text takes their place. No attribute stays. */
export function toRoughLines(html: string): DocumentFragment {
  const lines = document.createDocumentFragment();
  copyLines(parseSeen(html), lines);
  return lines;
}

const LINES = new Set(['P', 'DIV', 'BR', 'UL', 'OL', 'LI', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'BLOCKQUOTE']);

function copyLines(from: Node, to: Node): void {
  for (const child of from.childNodes) {
    if (child instanceof Text) to.appendChild(document.createTextNode(child.data));
    else copyLines(child, LINES.has(child.nodeName) ? addLine(child.nodeName, to) : to);
  }
}

const addLine = (name: string, to: Node): Node => to.appendChild(document.createElement(name));

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
