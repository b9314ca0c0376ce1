import { isBlankText } from '@cloud-school/domain';
import { theme } from '../../../../theme/theme.ts';
import { groundPictureOf } from '../text/styleOfText.ts';
import { type ReadStyle, createCascade, NO_STYLES } from './cascade.ts';
import { isGrey, legibleColor, type Rgb } from './legibleColor.ts';
import { isBlank, meaningfulStyles } from './meaningfulStyles.ts';
import { nameHue } from './nameHue.ts';
import { readColor } from './readColor.ts';
import { readZeroSize } from './readZeroSize.ts';
import { type SymbolFont, symbolFontOf, type ToSigns } from './symbolFontOf.ts';

/** What an element stands on, and what its text is drawn in. */
interface Surroundings {
  /** The author's ground; null for ours. */
  ground: Rgb | null;
  /** The author's colour of the text; null for ours. */
  ink: Rgb | null;
  /** True in text that its author has made invisible by its size. */
  isZero: boolean;
  /** A font that draws signs in the place of letters. */
  symbols: SymbolFont | null;
  /** How many elements around it raise or lower it, by the property: they add up, and a text leaves its lines. */
  shifts: Readonly<Record<Shift, number>>;
  /** On a picture, which may have any colour. */
  isPictured: boolean;
}

type Shift = 'top' | 'vertical-align';

/** A text within a raised one is raised once more, as an exponent of an exponent; by a position it is once. */
const MOST_SHIFTS: Record<Shift, number> = { top: 1, 'vertical-align': 3 };

const shiftOf = ([property, value]: [string, string]): Shift | null =>
  property === 'top' || (property === 'vertical-align' && /^(?:super|sub)$|\d/.test(value)) ? property : null;

const isAllowed = (pair: [string, string], shifts: Surroundings['shifts']): boolean => {
  const shift = shiftOf(pair);
  return shift === null || shifts[shift] < MOST_SHIFTS[shift];
};

/** Each channel of what is paper. */
const NEARLY_WHITE = 246;

const toCss = (color: Rgb): string => `rgb(${color.join(', ')})`;

/**
 * Leaves of the author's styles what carries meaning, as declarations that RichText draws, and takes out what the author has
 * hidden. Colours become legible on each of our `grounds`, and on the author's own.
 */
export function* applyMarks(
  content: DocumentFragment,
  css: string,
  grounds: () => readonly Rgb[],
  toSigns: ToSigns,
): Generator<void, void> {
  const styleOf = createCascade(css);
  let ours: readonly Rgb[] | undefined;

  const known = new Map<string, string>();

  const legible = (color: Rgb, ground: Rgb | null): string => {
    ours ??= grounds();
    const key = `${color.join()} ${ground?.join()}`;
    const found = known.get(key) ?? toCss(legibleColor(color, ground ? [ground] : ours));
    known.set(key, found);
    return found;
  };

  const mark = (
    element: HTMLElement | MathMLElement,
    read: ReadStyle,
    around: Surroundings,
  ): Surroundings => {
    const all = meaningfulStyles(element, read);
    if (isBlank(element, read)) element.dataset.blank = '';
    const shifts = { ...around.shifts };
    for (const shift of all.map(shiftOf)) if (shift) shifts[shift] += 1;
    const declarations = all.filter((pair) => isAllowed(pair, around.shifts));
    const ground = readGround(element, read) ?? around.ground;
    const newGround = ground === around.ground ? null : ground;
    const { ink, pairs } = readColors({ element, read, ground, newGround, around });
    declarations.push(...pairs);
    const isZero = readZeroSize(read('font-size')) ?? around.isZero;
    const symbols = readSymbols(element, read, around);
    // From here on, nothing can be read of it.
    element.removeAttribute('style');
    for (const [property, value] of declarations) element.style.setProperty(property, value);
    return {
      ground,
      ink,
      isZero,
      symbols,
      shifts,
      isPictured: around.isPictured || read('background-image').includes('('),
    };
  };

  const readColors = ({ element, read, ground, newGround, around }: Colored) => {
    const pairs: [string, string][] = [];
    const given = readInk(element, read);
    const ownInk = given && isGrey(given) && !ground ? null : given;
    const ink = given ? ownInk : around.ink;
    if (newGround) pairs.push(['background-color', toCss(newGround)]);
    else if (element.localName === 'mark') pairs.push(['background-color', 'transparent']);
    if (given || newGround) {
      const wanted = ink ?? (ground ? INK : null);
      if (wanted) pairs.push(['color', legible(wanted, ground)]);
      else if (around.ink) pairs.push(['color', theme.color.text.primary]);
      nameColors(element, ownInk, newGround);
    }
    return { ink, pairs };
  };

  const unseen: Element[] = [];

  let count = 0;

  function* walk(parent: Node, around: Surroundings): Generator<void, void> {
    for (let next = parent.firstChild; next;) {
      const node = next;
      next = node.nextSibling;
      count += 1;
      if (count % PAUSE === 0) yield;
      if (node instanceof Text) {
        if (around.isZero) node.remove();
        else if (around.symbols) node.data = toSigns(around.symbols, node.data);
      }
      if (!(node instanceof HTMLElement || node instanceof MathMLElement)) continue;
      const read = styleOf(node);
      if (isHidden(node, read)) {
        node.remove();
        continue;
      }
      if (isUnseen(node, read, around)) unseen.push(node);
      const hasNone = read === NO_STYLES && !TELLING.test(node.localName) && !node.hasAttribute('bgcolor');
      const picture = hasNone ? null : findGroundPicture(node);
      const within = hasNone ? around : mark(node, read, around);
      if (node.firstChild) yield* walk(node, within);
      if (picture) node.prepend(picture);
    }
  }
  yield* walk(content, {
    ground: null,
    ink: null,
    isZero: false,
    symbols: null,
    shifts: { top: 0, 'vertical-align': 0 },
    isPictured: false,
  });
  removeUnseen(content, unseen);
}

interface Colored {
  element: Element;
  read: ReadStyle;
  ground: Rgb | null;
  newGround: Rgb | null;
  around: Surroundings;
}

const isNearlyWhite = (color: Rgb): boolean => Math.min(...color) >= NEARLY_WHITE;

/** Text that its author keeps from the eye by other means: without opacity, beside the page, in white on paper. */
function isUnseen(element: Element, read: ReadStyle, { ground, isPictured }: Surroundings): boolean {
  if (read === NO_STYLES && !element.hasAttribute('color')) return false;
  const opacity = read('opacity');
  if (opacity !== '' && Number(opacity) < 0.05) return true;
  if (isFarAway(read)) return true;
  const ink = readInk(element, read);
  const isOnPaper =
    !ground && !readGround(element, read) && !isPictured && !read('background-image').includes('(');
  return ink !== null && isNearlyWhite(ink) && isOnPaper;
}

const FAR = 500;

const isFarAway = (read: ReadStyle): boolean =>
  (/^(?:absolute|fixed)$/.test(read('position')) &&
    ['left', 'top', 'right', 'bottom'].some((side) => Number.parseFloat(read(side)) <= -FAR)) ||
  Number.parseFloat(read('text-indent')) <= -FAR;

/** What its author has hidden goes, unless nothing else is there: then it is the text. */
function removeUnseen(content: DocumentFragment, unseen: readonly Element[]) {
  if (unseen.length === 0) return;
  const places = unseen.map((element) => {
    const place = element.ownerDocument.createComment('');
    element.replaceWith(place);
    return { element, place };
  });
  const hasOther =
    !isBlankText(content.textContent ?? '') || content.querySelector('img, video, audio, math, [data-frame]');
  for (const { element, place } of places.toReversed()) {
    if (hasOther) place.remove();
    else place.replaceWith(element);
  }
}

/** The picture behind an element in which nothing stands: it is all that the element shows. */
function findGroundPicture(element: Element): HTMLImageElement | null {
  const address = groundPictureOf(element.getAttribute('style') ?? '');
  if (!address || element.querySelector('img, video, math') || !isBlankText(element.textContent ?? ''))
    return null;
  const picture = element.ownerDocument.createElement('img');
  picture.src = address;
  return picture;
}

/** Nodes between two pauses. */
const PAUSE = 300;

/** Elements that say something without styles: by an attribute, a colour, or a line. */
const TELLING = /^(?:font|mark|u|ins)$/;

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

const readSymbols = (element: Element, read: ReadStyle, { symbols }: Surroundings): SymbolFont | null => {
  const family = read('font-family') || (element.getAttribute('face') ?? '');
  return family === '' || family === 'inherit' ? symbols : symbolFontOf(family);
};

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
