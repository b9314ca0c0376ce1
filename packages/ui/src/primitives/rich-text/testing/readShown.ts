import { isBlankText } from '@cloud-school/domain';
import { symbolFontOf } from '../sanitizer/marks/symbolFontOf.ts';
import { toSigns } from '../sanitizer/marks/symbolFonts.ts';
import { note } from '../sanitizer/media/frameName.ts';
import { signOf } from '../sanitizer/text/listSigns.ts';

/** What a reader sees of a text: its lines, and its letters with the marks on them. */
export interface Shown {
  lines: string[];
  /** Runs of letters with the same marks, as `[bold sup]2`; without spaces. */
  marks: string;
}

/** How a document is told from its surroundings: the raw one is the browser's, ours has the colours of a brand. */
interface Side {
  hasInk: (element: Element) => boolean;
  hasGround: (element: Element) => boolean;
}

const channels = (color: string): number[] => (color.match(/[\d.]+/g) ?? []).map(Number);

function isColored(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = channels(color);
  return Math.max(red, green, blue) - Math.min(red, green, blue) >= 24;
}

const closestLink = (element: Element) => element.closest('a[href]');

/** The colour that a document gives to its links is no mark of the author. */
function linkColor(page: Document): string {
  const link = page.createElement('a');
  link.href = '#';
  page.body.append(link);
  const { color } = getComputedStyle(link);
  link.remove();
  return color;
}

export const RAW: Side = {
  hasInk: (element) => {
    const { color } = getComputedStyle(element);
    return isColored(color) && !(closestLink(element) && color === linkColor(element.ownerDocument));
  },
  hasGround: (element) => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = channels(getComputedStyle(element).backgroundColor);
    return alpha >= 0.1 && Math.min(red, green, blue) < 246;
  },
};

export const OURS: Side = {
  hasInk: (element) => {
    for (let at: Element | null = element; at instanceof HTMLElement; at = at.parentElement) {
      if (at.style.color) return !at.style.color.startsWith('var(') && isColored(at.style.color);
      // A link has a colour of its own.
      if (at.matches('a[href]')) return false;
    }
    return false;
  },
  hasGround: (element) =>
    element instanceof HTMLElement && !['', 'transparent'].includes(element.style.backgroundColor),
};

const isPhrase = (element: Element) => /^(?:inline|ruby)/.test(getComputedStyle(element).display);

/** The marks of a letter in an element: what it inherits, and what its line draws around it. */
function marksOf(element: Element, root: Element, side: Side): string {
  const marks = new Set([...ownMarks(element, side), ...lineMarks(element, root, side)]);
  return [...marks].toSorted().join(' ');
}

function ownMarks(element: Element, side: Side): Set<string> {
  const own = getComputedStyle(element);
  const marks = new Set<string>();
  if (Number(own.fontWeight) >= 600) marks.add('bold');
  if (own.fontStyle !== 'normal') marks.add('italic');
  if (own.fontVariantCaps !== 'normal') marks.add(own.fontVariantCaps);
  if (own.textTransform !== 'none') marks.add(own.textTransform);
  if (own.textEmphasisStyle !== 'none') marks.add(`emphasis ${own.textEmphasisStyle}`);
  if (side.hasInk(element)) marks.add('ink');
  return marks;
}

function lineMarks(element: Element, root: Element, side: Side): Set<string> {
  const marks = new Set<string>();
  let isWithinLine = true;
  for (let at: Element | null = element; at && at !== root; at = at.parentElement) {
    const style = getComputedStyle(at);
    if (isWithinLine && /^(?:super|sub)$/.test(style.verticalAlign)) marks.add(style.verticalAlign);
    if (style.position === 'relative' && Number.parseFloat(style.top)) marks.add('shifted');
    if (style.textDecorationLine !== 'none')
      for (const line of style.textDecorationLine.split(' '))
        marks.add(`${line} ${style.textDecorationStyle}`);
    // A link without a line has ours below it.
    if (style.borderBottomStyle !== 'none' && style.display === 'inline' && !at.matches('a[href]'))
      marks.add(`rule ${style.borderBottomStyle}`);
    if (side.hasGround(at)) marks.add('ground');
    isWithinLine &&= isPhrase(at);
  }
  return marks;
}

function isVisible(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement)
    if (getComputedStyle(at).display === 'none') return false;
  const style = getComputedStyle(element);
  return style.visibility === 'visible' && style.fontSize !== '0px';
}

/** The words in a drawing, which is a picture of ours, in its place. */
function writeDrawings(root: HTMLElement) {
  for (const drawing of root.querySelectorAll<HTMLImageElement>("img[src^='data:image/svg+xml,']")) {
    if (drawing.alt === '图形') continue;
    const words = drawing.ownerDocument.createElement('span');
    words.style.whiteSpace = 'pre-line';
    words.textContent = drawing.alt;
    drawing.replaceWith(words);
  }
}

const LISTS = 'ol, ul, menu, dir';

const numberOf = (value: string | null): number | null =>
  value === null ? null : Number.parseInt(value, 10);

/** What a browser draws before each item, by the styles that it has computed. */
function readSigns(root: HTMLElement): Map<HTMLElement, string> {
  const signs = new Map<HTMLElement, string>();
  const items = [...root.querySelectorAll('li')];
  const read = (item: HTMLElement, number: number) => {
    const { display, listStyleType } = getComputedStyle(item);
    if (display === 'list-item' && !isBlankText(item.textContent ?? ''))
      signs.set(item, signOf(listStyleType, number));
  };
  for (const item of items) if (!item.closest(LISTS)) read(item, 1);
  for (const list of root.querySelectorAll(LISTS)) {
    const own = items.filter((item) => item.closest(LISTS) === list);
    const step = list.hasAttribute('reversed') ? -1 : 1;
    let next = numberOf(list.getAttribute('start')) ?? (step < 0 ? own.length : 1);
    for (const item of own) {
      const number = numberOf(item.getAttribute('value')) ?? next;
      next = number + step;
      read(item, number);
    }
  }
  return signs;
}

/** The signs of a text's items, in order. */
export const signsOf = (root: HTMLElement): string => Array.from(readSigns(root).values()).join('');

/** Writes what a browser draws without letters: the signs of items, pictures and quotes. */
export function writeSigns(root: HTMLElement) {
  for (const [item, sign] of readSigns(root)) item.prepend(sign);
  for (const picture of root.querySelectorAll('img'))
    picture.replaceWith(
      picture.alt === '图形' ? note('图形') : note('图片', picture.alt.replace(/^图片$/, '')),
    );
  for (const missing of root.querySelectorAll<HTMLElement>('[data-missing]'))
    missing.replaceWith(note('图片', missing.dataset.missing?.replace(/^图片没有显示：?/, '')));
  for (const quote of root.querySelectorAll('q')) {
    quote.prepend('“');
    quote.append('”');
  }
}

/** The lines and marks in an element. */
export function readShown(root: HTMLElement, side: Side): Shown {
  writeDrawings(root);
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const runs: [marks: string, text: string][] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode.nodeValue?.replaceAll(/[\s\u00A0\u200B\uFEFF]+/g, '') ?? '';
    const parent = walker.currentNode.parentElement;
    if (text === '' || !parent || !isVisible(parent)) continue;
    const marks = marksOf(parent, root, side);
    const last = runs.at(-1);
    if (last?.[0] === marks) last[1] += text;
    else runs.push([marks, text]);
  }
  return {
    lines: root.innerText
      .split(/[\n\t]/)
      .map((line) => line.replaceAll(/[\s\u00A0\u200B\uFEFF]+/g, ' ').trim())
      .filter(Boolean),
    marks: runs.map(([marks, text]) => (marks ? `[${marks}]${text}` : `[]${text}`)).join(''),
  };
}

/** Opens raw HTML as its author's program shows it: in a frame without scripts. */
export async function openRaw(html: string, into: Element): Promise<HTMLElement> {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-same-origin');
  frame.title = 'raw';
  frame.style.width = '800px';
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  frame.srcdoc = /<!doctype/i.test(html) ? html : `<!DOCTYPE html>${html}`;
  into.append(frame);
  await loaded;
  const body = frame.contentDocument?.body;
  if (!body) throw new Error('The frame has no document.');
  showAsAuthored(body);
  return body;
}

/** Chromium's list of lines has letters without a size too; it knows neither Word's kinds of underline nor Quill's levels. */
function showAsAuthored(body: HTMLElement) {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const unseen: Node[] = [];
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (parent && getComputedStyle(parent).fontSize === '0px') unseen.push(walker.currentNode);
  }
  for (const text of unseen) text.parentNode?.removeChild(text);
  drawSigns(body);
  for (const item of body.querySelectorAll<HTMLElement>('ol > .ql-indent-1'))
    item.style.listStyleType = 'lower-alpha';
  for (const [word, style] of Object.entries(WORD_UNDERLINES))
    for (const element of body.querySelectorAll<HTMLElement>(`[style*='text-underline:${word}']`))
      element.style.textDecorationStyle = style;
}

/** As a device with the fonts of symbols draws a text. */
function drawSigns(body: HTMLElement) {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: text } = walker;
    const font = text.parentElement && symbolFontOf(getComputedStyle(text.parentElement).fontFamily);
    if (font) text.nodeValue = toSigns(font, text.nodeValue ?? '');
  }
}

const WORD_UNDERLINES = { wave: 'wavy', double: 'double', dotted: 'dotted', dash: 'dashed' };
