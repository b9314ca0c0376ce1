import { isBlankText, parseUrl } from '@cloud-school/domain';
import { findNode, type MarkupNode, textOf } from '../text/MarkupNode.ts';
import { drawnToTex, tableToTex } from './drawnToTex.ts';

/** A formula as an editor, a translator or a page has written it. */
export interface FoundFormula {
  tex: string | null;
  /** The element of it, or its text in an attribute. */
  mathml: MarkupNode | string | null;
  isDisplay: boolean;
}

type Find = (node: MarkupNode) => FoundFormula | null;

const ofTex = (tex: string, isDisplay = false): FoundFormula => ({ tex, mathml: null, isDisplay });

const hasClass = (node: MarkupNode, pattern: RegExp): boolean =>
  (node.attribute('class') ?? '').split(/\s+/).some((name) => pattern.test(name));

/** What KaTeX, MathJax and Wikipedia draw a formula into. */
const DRAWN =
  /^(?:katex(?:-display)?|MathJax(?:_(?:Display|SVG|SVG_Display|CHTML))?|mjx-chtml|mwe-math-element)$/;
const isDrawn = (node: MarkupNode): boolean =>
  hasClass(node, DRAWN) || node.name === 'mjx-container' || node.attribute('jax') !== null;

const BLOCK = /display|block/i;
const isDisplayed = (node: MarkupNode): boolean =>
  /^(?:true|block)$/.test(node.attribute('display') ?? '') ||
  node.attribute('data-display') !== null ||
  BLOCK.test(node.attribute('data-type') ?? '') ||
  hasClass(node, /(?:^|[-_])(?:display|block)(?:[-_]|$)/i);

const SOURCE = /^(?:application\/x-)?(?:la)?tex$/i;

/** The TeX in a note of MathML; null in one of another notation. */
export const texOfAnnotation = (note: MarkupNode): string | null =>
  SOURCE.test(note.attribute('encoding') ?? '') ? textOf(note).trim() || null : null;

/** MathML, with the TeX that its translator has left in it. */
function ofMath(math: MarkupNode): FoundFormula {
  const note = findNode(math, (node) => node.name === 'annotation' && texOfAnnotation(node) !== null);
  const alternative = math.attribute('alttext') ?? '';
  const tex =
    (note && texOfAnnotation(note)) ??
    math.attribute('data-tex') ??
    (/[\\^_{]/.test(alternative) ? alternative : null);
  return { tex, mathml: math, isDisplay: math.attribute('display') === 'block' };
}

/** Addresses of services that draw the TeX in them. */
const SERVICE = /(?:equation|latex|math|tex)\b/i;

function texOfAddress(address: string): string | null {
  const url = parseUrl(address.startsWith('//') ? `https:${address}` : address, 'https://page.invalid');
  if (!url || !SERVICE.test(url.host + url.pathname)) return null;
  // Yuque draws a file, and keeps what it drew behind its address.
  const card = new URLSearchParams(url.hash.slice(1));
  if (card.get('card') === 'math') return card.get('code')?.trim() || null;
  const named = ['tex', 'latex', 'formula', 'math', 'chl']
    .map((name) => url.searchParams.get(name))
    .find(Boolean);
  if (named) return named;
  // The whole query, in which a plus is a plus.
  const written = url.search.slice(1);
  return /[\\^_{}]|%5C|%5E|%7B|=/i.test(written) && !/^\w+=/.test(written) ? decode(written) : null;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** WIRIS and MathType write MathML into an attribute, with other brackets. */
const mathmlOf = (node: MarkupNode): string | null => {
  const plain = (node.attribute('data-mathml') ?? '')
    .replaceAll('«', '<')
    .replaceAll('»', '>')
    .replaceAll('¨', '"')
    .replaceAll('§', '&')
    .replaceAll('`', "'");
  return /^\s*<math[\s>]/.test(plain) ? plain : null;
};

/** Attributes that editors keep TeX in. */
const TEX = ['data-latex', 'data-tex', 'data-formula', 'data-math'];
/** What such an attribute says without being TeX. */
const NO_TEX = /^(?:|true|false|inline|block|display)$/;

const texOfAttribute = (node: MarkupNode): string | null =>
  TEX.map((name) => node.attribute(name)?.trim() ?? '').find((tex) => !NO_TEX.test(tex)) ?? null;

/** A picture that an editor or a service has drawn of a formula. */
const ofPicture: Find = (picture) => {
  const mathml = mathmlOf(picture);
  const alternative = picture.attribute('alt')?.trim() ?? '';
  const isNamed =
    picture.attribute('eeimg') !== null || hasClass(picture, /math|latex|tex$|equation|formula/i);
  const isTex =
    // Beside MathML it is in words.
    isNamed &&
    !mathml &&
    alternative !== '' &&
    !/^[[［【]?(?:公式|formula|equation|image|图片)/i.test(alternative);
  const tex =
    texOfAttribute(picture) ??
    texOfAddress(picture.attribute('src') ?? picture.attribute('data-src') ?? '') ??
    (isTex ? alternative : null);
  if (!tex && !mathml) return null;
  // Zhihu ends the TeX of a display with a line break.
  return {
    tex: tex?.replace(/\\\\\s*$/, '') ?? null,
    mathml,
    isDisplay: /\\\\\s*$/.test(alternative) || hasClass(picture, /display|block/i),
  };
};

const FORMULA_NAME = /formula|equation|math|latex|katex/i;

/** Of elements that say that they are a formula. */
const valueOf = (node: MarkupNode): string | null =>
  (node.attribute('data-value') ?? node.attribute('data-content'))?.trim() || null;

/** An element that an editor draws TeX into. The TeX of one with words of its own is a note of an editor. */
const ofEditor: Find = (node) => {
  const isNamed =
    FORMULA_NAME.test(node.attribute('data-w-e-type') ?? node.attribute('data-type') ?? '') ||
    hasClass(node, FORMULA_NAME);
  const tex = texOfAttribute(node) ?? (isNamed ? valueOf(node) : null);
  if (!tex) return null;
  const isWritten = !isNamed && !isBlankText(textOf(node));
  const isDrawing = findNode(node, (part) => /^(?:img|svg|math)$/.test(part.name) || isDrawn(part)) !== null;
  return isWritten && !isDrawing && !isDrawn(node) ? null : ofTex(tex, isDisplayed(node));
};

/** What a page has drawn, with the source that it keeps beside it; a drawing without one is read as it is drawn. */
const ofDrawing: Find = (node) => {
  if (!isDrawn(node)) return null;
  const isDisplay =
    isDisplayed(node) || findNode(node, (part) => isDrawn(part) && isDisplayed(part)) !== null;
  const math = findNode(node, ({ name }) => name === 'math');
  const source =
    (math && ofMath(math)) ??
    ofAttribute(node) ??
    ofAttribute(findNode(node, (part) => mathmlOf(part) !== null)) ??
    ofPictureIn(node);
  if (source) return { ...source, isDisplay: isDisplay || source.isDisplay };
  const html = findNode(node, (part) => hasClass(part, /^katex-html$/));
  const tex = html && drawnToTex(html);
  return tex ? ofTex(tex, isDisplay) : null;
};

const ofAttribute = (node: MarkupNode | null): FoundFormula | null => {
  const mathml = node && mathmlOf(node);
  return mathml ? { tex: null, mathml, isDisplay: false } : null;
};

const ofPictureIn = (node: MarkupNode): FoundFormula | null => {
  const picture = findNode(node, ({ name }) => name === 'img');
  return picture && ofPicture(picture);
};

/** Fractions of jyeoo.com are tables. */
const ofTable: Find = (node) => {
  const tex = hasClass(node, /^MathJye$/) ? tableToTex(node) : null;
  return tex ? ofTex(tex) : null;
};

const FINDERS: Find[] = [ofEditor, ofDrawing, ofTable];

/** The formula that an element is; null for all others. */
export function findFormula(node: MarkupNode): FoundFormula | null {
  if (node.name === '#text') return null;
  if (node.name === 'math') return ofMath(node);
  if (node.name === 'img') return ofPicture(node);
  for (const find of FINDERS) {
    const found = find(node);
    if (found) return found;
  }
  return null;
}

/** True for what a page has drawn of the formula whose source stands behind it. */
export const isDrawnFormula = (node: MarkupNode): boolean =>
  isDrawn(node) || hasClass(node, /^MathJax_Preview$/);

/** Elements that may be a formula, as a selector. */
export const FORMULA_PLACES = [
  'math',
  'img',
  ...TEX.map((name) => `[${name}]`),
  '[data-value]',
  '[data-content]',
  '[data-mathml]',
  '[jax]',
  ...['katex', 'MathJax', 'mjx-', 'mwe-math', 'MathJye'].map((name) => `[class*='${name}']`),
].join(', ');
