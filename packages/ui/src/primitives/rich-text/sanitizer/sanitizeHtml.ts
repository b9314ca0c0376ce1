import createDOMPurify, { type Config, type DOMPurify } from 'dompurify';
import { htmlPolicy } from '../../trusted-types/htmlPolicy.ts';
import { texOfAnnotation } from './formulas/findFormula.ts';
import { finishFormulas, foldFormulas, markTex } from './formulas/finishFormulas.ts';
import { applyMarks } from './marks/applyMarks.ts';
import { readGrounds } from './marks/readGrounds.ts';
import { speakMarks } from './marks/spokenMarks.ts';
import type { ToSigns } from './marks/symbolFontOf.ts';
import { purifyInSteps } from './markup/purifyInSteps.ts';
import { DOCTYPE, readSource } from './markup/readSource.ts';
import { drawPicture } from './media/drawPicture.ts';
import {
  finishAnchors,
  finishFrame,
  finishLink,
  finishPicture,
  finishVideo,
  type RichTextPlace,
} from './media/finishMedia.ts';
import { boxTables, keepLines, nestLists, spreadQuillLists, styleLists } from './media/finishStructure.ts';
import { frameAddress } from './media/frameName.ts';
import { fromDom } from './text/MarkupNode.ts';

const splitWords = (...lines: string[]) => lines.flatMap((line) => line.split(' '));

const ALLOWED_TAGS = splitWords(
  'p div br wbr hr span a img figure figcaption source section article header footer main aside nav address hgroup',
  'audio video details summary h1 h2 h3 h4 h5 h6 ul ol li dir menu dl dt dd blockquote pre code center fieldset legend',
  'b strong i em u s strike del ins mark small big sub sup font q cite dfn var samp tt time ruby rb rt rp rtc abbr acronym',
  'kbd bdi bdo nobr label table caption colgroup col thead tbody tfoot tr th td',
  'math semantics mrow mfrac msqrt mroot mstyle merror mpadded mphantom mfenced menclose msub msup msubsup munder mover',
  'munderover mmultiscripts mprescripts none mtable mtr mlabeledtr mtd mi mn mo ms mtext mspace',
  'mstack mlongdiv msgroup msrow msline mscarries mscarry maction',
);

/** Each on an element that has a member for it. */
const HTML_ATTR = splitWords(
  'href src alt width height colspan rowspan span scope align valign',
  'start reversed value type controls poster open',
);

const MATHML_ATTR = splitWords(
  'display mathvariant stretchy fence separator separators open close lspace rspace accent accentunder linethickness',
  'columnspan columnalign rowalign columnlines rowlines frame scriptlevel displaystyle movablelimits minsize maxsize',
  'symmetric largeop form depth voffset notation bevelled mathcolor mathbackground',
);

/** Formulas, which are no addresses, whatever stands before a colon: `C: x^2+y^2=1`. */
const FORMULA_ATTR = splitWords(
  'data-formula data-mathml data-latex data-tex data-math data-value data-content alttext',
);

/** Read on the way and then removed. */
const READ_ATTR = splitWords(
  'style class id name hidden color bgcolor face data-src data-original data-lazy-src data-actualsrc _src',
  'data-w-e-type data-type jax eeimg data-frame data-link data-list data-cell',
).concat(FORMULA_ATTR);

const config = {
  ALLOWED_TAGS,
  ALLOWED_ATTR: [...HTML_ATTR, ...MATHML_ATTR, ...READ_ATTR, 'title', 'lang', 'dir', 'data-keep'],
  // Web, mail and telephone addresses. DOMPurify itself allows data: for pictures only.
  ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
  ADD_URI_SAFE_ATTR: FORMULA_ATTR,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
} as const satisfies Config;

/** Elements between two pauses. */
const PAUSE = 300;

let purifier: DOMPurify | undefined;

/** An own DOMPurify instance, so that the hooks affect no other caller. */
function getPurifier(): DOMPurify {
  if (purifier) return purifier;
  purifier = createDOMPurify(window);
  purifier.addHook('uponSanitizeElement', (node, { tagName }) => {
    if (!(node instanceof Element)) return;
    if (/^(?:iframe|embed|object)$/.test(tagName)) keepFrame(node);
    if (tagName === 'svg') keepDrawing(node);
    if (tagName === 'annotation') keepSource(node);
  });
  purifier.addHook('beforeSanitizeAttributes', (node) => {
    // Typed as Element, but also called for text and comment nodes.
    if (!(node instanceof HTMLAnchorElement)) return;
    // An address that is refused below was a link to its author.
    if (node.hasAttribute('href')) node.setAttribute('data-link', '');
    // Word writes the address of its own file before the name of a place in the text.
    const place = /^file:[^#]*(#.+)$/i.exec(node.getAttribute('href') ?? '')?.[1];
    if (place) node.setAttribute('href', place);
  });
  return purifier;
}

/** Leaves the address of a frame, for a player or a link in its place. */
function keepFrame(frame: Element) {
  const address = frameAddress(fromDom(frame));
  if (address === null) return;
  const note = frame.ownerDocument.createElement('span');
  note.setAttribute('data-frame', '');
  note.setAttribute('data-src', address);
  for (const name of ['title', 'width', 'height', 'type'])
    note.setAttribute(name, frame.getAttribute(name) ?? '');
  frame.parentNode?.insertBefore(note, frame);
}

/** Leaves a drawing as a picture, which runs nothing and fetches nothing, with its words as its name. */
function keepDrawing(svg: Element) {
  if (svg.parentElement?.closest('.MathJax_SVG, svg')) return;
  const picture = drawPicture(svg);
  if (picture) svg.before(picture);
}

/** The source that a translator leaves in MathML is no text of it. */
function keepSource(annotation: Element) {
  const tex = texOfAnnotation(fromDom(annotation));
  if (tex) annotation.closest('math')?.setAttribute('data-tex', tex);
  annotation.textContent = '';
}

/** Nodes of a document that shows nothing, runs nothing and fetches nothing. */
function purify(dirty: string | Node): DocumentFragment {
  const content: DocumentFragment | null = getPurifier().sanitize(dirty, {
    ...config,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The option is typed as the browser's TrustedTypePolicy, which TypeScript's DOM library lacks.
    TRUSTED_TYPES_POLICY: htmlPolicy() as unknown as Config['TRUSTED_TYPES_POLICY'],
  });
  // Its types leave out that a document may have lost its body.
  return content ?? document.createDocumentFragment();
}

export interface SanitizeOptions extends RichTextPlace {
  /** Where the text will stand: its brand has the grounds on which the author's colours have to be legible. */
  root: Element | null;
  /** Before each id of the text. */
  prefix: string;
  /** Loaded for texts with fonts of symbols. */
  toSigns: ToSigns;
}

const STANDARD: SanitizeOptions = {
  videoHosts: [],
  isQuestion: false,
  root: null,
  prefix: 'text-',
  toSigns: (_, text) => text,
};

/**
 * Turns untrusted HTML into safe nodes. Only allowed tags, attributes and declarations pass, so no scripts, style sheets or
 * forms, and no frames but of known players; the visible text of a removed tag stays, and what its author marked is marked.
 */
export function sanitizeHtml(html: string, options: Partial<SanitizeOptions> = {}): DocumentFragment {
  const steps = sanitizeInSteps(html, options);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The same, with a pause wherever others may have their turn. */
export function* sanitizeInSteps(
  html: string,
  options: Partial<SanitizeOptions> = {},
): Generator<void, DocumentFragment> {
  const { root, prefix, toSigns, ...place } = { ...STANDARD, ...options };
  const source = readSource(html);
  yield;
  const content = yield* purifyInSteps(
    DOCTYPE + (source.hasLines ? source.html.trim() : source.html),
    purify,
  );
  foldFormulas(content, purify);
  yield;
  yield* applyMarks(content, source.css, () => readGrounds(root), toSigns);
  speakMarks(content);
  yield;
  spreadQuillLists(content);
  nestLists(content);
  styleLists(content);
  markTex(content);
  for (const frame of content.querySelectorAll('[data-frame]')) finishFrame(frame, place);
  for (const picture of content.querySelectorAll('img')) finishPicture(picture);
  for (const media of content.querySelectorAll<HTMLMediaElement>('video, audio')) finishVideo(media);
  for (const link of content.querySelectorAll('a')) finishLink(link, place);
  finishAnchors(content, prefix);
  yield;
  for (const [index, element] of content.querySelectorAll('*').entries()) {
    dropMeaningless(element);
    if (index % PAUSE === 0) yield;
  }
  boxTables(content);
  finishFormulas(content);
  if (source.hasLines) keepLines(content);
  return content;
}

/** Members whose names are not those of their attributes. */
const MEMBERS: Record<string, string> = { colspan: 'colSpan', rowspan: 'rowSpan', valign: 'vAlign' };

/** Read on the way, and left on the element; `data-tex` is ours from here on. */
const LEFT_ATTR = new Set(['id', 'style', 'data-tex']);
const DROPPED_ATTR = new Set(READ_ATTR.filter((name) => !LEFT_ATTR.has(name)));
const OF_HTML = new Set(HTML_ATTR);
const OF_MATHML = new Set(MATHML_ATTR);

/** Removes what was only read, such as classes, and what means nothing on its element, such as the address of a <b>. */
function dropMeaningless(element: Element) {
  const isMathml = element instanceof MathMLElement;
  for (const name of element.getAttributeNames()) {
    const isMember = OF_HTML.has(name) && (MEMBERS[name] ?? name) in element;
    const isForeign = (OF_HTML.has(name) || OF_MATHML.has(name)) && !isMember;
    if (DROPPED_ATTR.has(name) || (isMathml ? name === 'href' : isForeign)) element.removeAttribute(name);
  }
}
