import createDOMPurify, { type Config, type DOMPurify } from 'dompurify';
import { htmlPolicy } from '../../trusted-types/htmlPolicy.ts';
import { texOfAnnotation } from './formulas/findFormula.ts';
import { finishFormulas, foldFormulas, markTex } from './formulas/finishFormulas.ts';
import { applyMarks } from './marks/applyMarks.ts';
import { readGrounds } from './marks/readGrounds.ts';
import { speakMarks } from './marks/spokenMarks.ts';
import { DOCTYPE, readSource } from './markup/readSource.ts';
import {
  finishAnchors,
  finishFrame,
  finishLink,
  finishPicture,
  finishVideo,
  type RichTextPlace,
} from './media/finishMedia.ts';
import { boxTables, breakLines, nestLists } from './media/finishStructure.ts';
import { FORMULA_LABEL, frameAddress, isPictureFrame } from './media/frameName.ts';
import { svgWords } from './media/svgWords.ts';
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

/** Read on the way and not kept. */
const READ_ATTR = splitWords(
  'style class id name hidden color bgcolor data-src data-original data-lazy-src data-actualsrc _src',
  'data-formula data-mathml data-latex data-tex data-math data-value data-w-e-type data-type alttext jax eeimg',
  'data-frame data-link data-cell',
);

const config = {
  ALLOWED_TAGS,
  ALLOWED_ATTR: [...HTML_ATTR, ...MATHML_ATTR, ...READ_ATTR, 'title', 'lang', 'dir', 'data-keep'],
  // Web, mail and telephone addresses. DOMPurify itself allows data: for pictures only.
  ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
} as const satisfies Config;

let purifier: DOMPurify | undefined;

/** An own DOMPurify instance, so that the hooks affect no other caller. */
function getPurifier(): DOMPurify {
  if (purifier) return purifier;
  purifier = createDOMPurify(window);
  purifier.addHook('uponSanitizeElement', (node, { tagName }) => {
    if (!(node instanceof Element)) return;
    if (/^(?:iframe|embed|object)$/.test(tagName)) keepFrame(node);
    if (tagName === 'svg') keepWords(node);
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
  if (isPictureFrame(fromDom(frame))) return keepPicture(frame);
  const address = frameAddress(fromDom(frame));
  if (address === null) return;
  const note = frame.ownerDocument.createElement('span');
  note.setAttribute('data-frame', '');
  note.setAttribute('data-src', address);
  for (const name of ['title', 'width', 'height']) note.setAttribute(name, frame.getAttribute(name) ?? '');
  return void frame.parentNode?.insertBefore(note, frame);
}

/** WeChat embeds the drawings of formulas. */
function keepPicture(frame: Element) {
  const picture = frame.ownerDocument.createElement('img');
  picture.setAttribute('src', frameAddress(fromDom(frame)) ?? '');
  picture.setAttribute('alt', frame.getAttribute('alt') || frame.getAttribute('title') || FORMULA_LABEL);
  frame.before(picture);
}

/** Leaves the words of a drawing, as text alone. */
function keepWords(svg: Element) {
  const page = svg.ownerDocument;
  for (const [index, words] of svgWords(fromDom(svg)).entries()) {
    if (index > 0) svg.before(page.createElement('br'));
    svg.before(words);
  }
}

/** The source that a translator leaves in MathML is no text of it. */
function keepSource(annotation: Element) {
  const tex = texOfAnnotation(fromDom(annotation));
  if (tex) annotation.closest('math')?.setAttribute('data-tex', tex);
  annotation.textContent = '';
}

/** Nodes of a document that shows nothing, runs nothing and fetches nothing. */
function purify(html: string): DocumentFragment {
  const content: DocumentFragment | null = getPurifier().sanitize(html, {
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
}

const STANDARD: SanitizeOptions = {
  videoHosts: [],
  isQuestion: false,
  root: null,
  prefix: 'text-',
};

/**
 * Turns untrusted HTML into safe nodes. Only allowed tags, attributes and declarations pass, so no scripts, style sheets or
 * forms, and no frames but of known players; the visible text of a removed tag stays, and what its author marked is marked.
 */
export function sanitizeHtml(html: string, options: Partial<SanitizeOptions> = {}): DocumentFragment {
  const { root, prefix, ...place } = { ...STANDARD, ...options };
  const source = readSource(html);
  const content = purify(DOCTYPE + (source.hasLines ? source.html.trim() : source.html));
  foldFormulas(content, purify);
  applyMarks(content, source.css, () => readGrounds(root));
  speakMarks(content);
  nestLists(content);
  markTex(content);
  if (source.hasLines) breakLines(content);
  for (const frame of content.querySelectorAll('[data-frame]')) finishFrame(frame, place);
  for (const picture of content.querySelectorAll('img')) finishPicture(picture);
  for (const media of content.querySelectorAll<HTMLMediaElement>('video, audio')) finishVideo(media);
  for (const link of content.querySelectorAll('a')) finishLink(link, place);
  finishAnchors(content, prefix);
  for (const element of content.querySelectorAll('*')) {
    dropRead(element);
    dropMeaningless(element);
  }
  boxTables(content);
  finishFormulas(content);
  return content;
}

/** Removes what was only read, such as classes; `data-tex` is ours from here on. */
function dropRead(element: Element) {
  for (const name of READ_ATTR)
    if (name !== 'id' && name !== 'style' && name !== 'data-tex') element.removeAttribute(name);
}

/** Members whose names are not those of their attributes. */
const MEMBERS: Record<string, string> = { colspan: 'colSpan', rowspan: 'rowSpan', valign: 'vAlign' };

/** Removes what means nothing on its element, such as the address of a <b> or the size of an <h2>. */
function dropMeaningless(element: Element) {
  if (element instanceof MathMLElement) return element.removeAttribute('href');
  for (const name of HTML_ATTR) if (!((MEMBERS[name] ?? name) in element)) element.removeAttribute(name);
  for (const name of MATHML_ATTR) if (!HTML_ATTR.includes(name)) element.removeAttribute(name);
  return undefined;
}
