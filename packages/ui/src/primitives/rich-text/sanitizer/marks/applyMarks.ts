import { theme } from '../../../../theme/theme.ts';
import { type ReadStyle, createCascade } from './cascade.ts';
import { keptStyles } from './keptStyles.ts';
import { isGrey, legibleColor, type Rgb } from './legibleColor.ts';
import { nameHue } from './nameHue.ts';
import { readColor } from './readColor.ts';
import { readZeroSize } from './readZeroSize.ts';
import { signOf, symbolFontOf } from './symbolFonts.ts';

/** What an element stands on, and what its text is drawn in. */
interface Surroundings {
  /** The author's ground; null for ours. */
  ground: Rgb | null;
  /** The author's colour of the text; null for ours. */
  ink: Rgb | null;
  /** True in text that its author has made invisible by its size. */
  isZero: boolean;
  /** A font that draws signs in the place of letters. */
  symbols: string | null;
}

/** Each channel of what is paper. */
const NEARLY_WHITE = 246;

const toCss = (color: Rgb): string => `rgb(${color.join(', ')})`;

/**
 * Leaves of the author's styles what carries meaning, as declarations that RichText draws, and takes out what the author has
 * hidden. Colours become legible on each of our `grounds`, and on the author's own.
 */
export function applyMarks(content: DocumentFragment, css: string, grounds: () => readonly Rgb[]): void {
  const styleOf = createCascade(css);
  let ours: readonly Rgb[] | undefined;

  const legible = (color: Rgb, ground: Rgb | null): string => {
    ours ??= grounds();
    return toCss(legibleColor(color, ground ? [ground] : ours));
  };

  const mark = (element: HTMLElement | MathMLElement, around: Surroundings): Surroundings => {
    const read = styleOf(element);
    const kept = keptStyles(element, read);
    const ground = readGround(element, read) ?? around.ground;
    const newGround = ground === around.ground ? null : ground;
    const given = readInk(element, read);
    const ownInk = given && isGrey(given) && !ground ? null : given;
    const ink = given ? ownInk : around.ink;
    if (newGround) kept.push(['background-color', toCss(newGround)]);
    else if (element.localName === 'mark') kept.push(['background-color', 'transparent']);
    if (given || newGround) {
      const wanted = ink ?? (ground ? INK : null);
      if (wanted) kept.push(['color', legible(wanted, ground)]);
      else if (around.ink) kept.push(['color', theme.color.text.primary]);
      nameColors(element, ownInk, newGround);
    }
    const isZero = readZeroSize(read('font-size')) ?? around.isZero;
    const symbols = readSymbols(read, around);
    // From here on, nothing can be read of it.
    element.removeAttribute('style');
    for (const [property, value] of kept) element.style.setProperty(property, value);
    return { ground, ink, isZero, symbols };
  };

  const walk = (parent: ParentNode, around: Surroundings) => {
    for (const node of Array.from(parent.childNodes)) {
      if (node instanceof Text) {
        if (around.isZero) node.remove();
        else if (around.symbols) drawSign(node, around.symbols);
      }
      if (!(node instanceof HTMLElement || node instanceof MathMLElement)) continue;
      if (isHidden(node, styleOf(node))) node.remove();
      else walk(node, mark(node, around));
    }
  };
  walk(content, { ground: null, ink: null, isZero: false, symbols: null });
}

/** The ground that browsers give to <mark>. */
const MARKER: Rgb = [255, 255, 0];

/** The colour of text that has none of its own on an author's ground. */
const INK: Rgb = [26, 26, 26];

/** The author's colour of an element's text; null for none. */
const readInk = (element: Element, read: ReadStyle): Rgb | null =>
  readColor(read('color') || (element.getAttribute('color') ?? '')) ??
  (element.localName === 'mark' ? INK : null);

const isHidden = (element: Element, read: ReadStyle): boolean =>
  element.hasAttribute('hidden') ||
  read('display') === 'none' ||
  // Word's own property, which the browser does not keep.
  /mso-hide\s*:\s*all/i.test(element.getAttribute('style') ?? '');

const readSymbols = (read: ReadStyle, { symbols }: Surroundings): string | null => {
  const family = read('font-family');
  return family === '' || family === 'inherit' ? symbols : symbolFontOf(family);
};

/** The letter stays the text, as in a browser without the font; RichText draws the sign over it. */
function drawSign(text: Text, font: string) {
  const sign = signOf(font, text.data);
  if (!sign) return;
  const box = text.ownerDocument.createElement('span');
  box.dataset.sign = sign;
  text.replaceWith(box);
  box.append(text);
}

/** The author's ground of an element; null for none and for white, which is paper. */
function readGround(element: Element, read: ReadStyle): Rgb | null {
  const ground = readColor(read('background-color') || (element.getAttribute('bgcolor') ?? ''));
  if (element.localName === 'mark' && !read('background-color')) return MARKER;
  return ground && Math.min(...ground) < NEARLY_WHITE ? ground : null;
}

/** Notes the names of the colours of an element, for questions that ask for them. */
function nameColors(element: Element, ink: Rgb | null, ground: Rgb | null) {
  const inkName = ink && nameHue(ink);
  const groundName = ground && nameHue(ground);
  if (inkName) element.setAttribute('data-ink', inkName);
  if (groundName) element.setAttribute('data-ground', groundName);
}
