import createDOMPurify, { type Config, type DOMPurify } from 'dompurify';
import { htmlPolicy } from './htmlPolicy.ts';
import { styleMarks } from './styleMarks.ts';

const splitWords = (...lines: string[]) => lines.flatMap((line) => line.split(' '));

const ALLOWED_TAGS = splitWords(
  'p div br hr span a img figure figcaption source section article audio video details summary',
  'h1 h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote pre code',
  'b strong i em u s del ins mark small sub sup center font q ruby rt rp abbr kbd',
  'table caption colgroup col thead tbody tfoot tr th td',
);

const ALLOWED_ATTR = splitWords(
  'href src alt title width height colspan rowspan span scope align valign',
  'start reversed type controls poster lang dir open',
  'data-align data-weight data-slant data-line data-indent data-keep',
);

const config = {
  ALLOWED_TAGS,
  ALLOWED_ATTR,
  // Web, mail and telephone addresses. DOMPurify itself allows data: for pictures only.
  ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
} as const satisfies Config;

const TABLE_LABEL = '表格';
const IMAGE_LABEL = '图片';

let purifier: DOMPurify | undefined;

/** An own DOMPurify instance, so that the hooks affect no other caller. */
function getPurifier(): DOMPurify {
  if (purifier) return purifier;
  purifier = createDOMPurify(window);
  purifier.addHook('uponSanitizeElement', (node, { tagName }) => {
    if (tagName === 'math') node.parentNode?.insertBefore(document.createTextNode(formulaText(node)), node);
  });
  purifier.addHook('beforeSanitizeAttributes', (node) => {
    // Typed as Element, but also called for text and comment nodes.
    if (!(node instanceof Element)) return;
    const marks = styleMarks(node.getAttribute('style') ?? '');
    for (const [name, value] of Object.entries(marks)) node.setAttribute(name, value);
  });
  purifier.addHook('afterSanitizeAttributes', addDefaults);
  return purifier;
}

/** Adds safe defaults to an allowed element. */
function addDefaults(node: Element) {
  switch (node.tagName) {
    case 'A':
      node.setAttribute('rel', 'noopener noreferrer');
      if (/^(https?:)?\/\//i.test(node.getAttribute('href') ?? '')) node.setAttribute('target', '_blank');
      break;
    case 'IMG':
      node.setAttribute('loading', 'lazy');
      node.setAttribute('decoding', 'async');
      if (!node.getAttribute('alt')) node.setAttribute('alt', IMAGE_LABEL);
      break;
    case 'VIDEO':
    case 'AUDIO':
      node.setAttribute('controls', '');
      node.setAttribute('preload', 'metadata');
  }
}

/** The text of a MathML formula: its TeX annotation if it has one, otherwise its characters. */
function formulaText(node: Node): string {
  const copy = document.createElement('div');
  copy.append(document.importNode(node, true));
  const tex = copy.querySelector('annotation[encoding*="tex" i]')?.textContent;
  if (tex) return tex;
  for (const silent of copy.querySelectorAll('annotation, annotation-xml, style, script')) silent.remove();
  return copy.textContent;
}

/** Wraps each table in a scrollable box that takes the keyboard focus. */
function boxTables(content: DocumentFragment) {
  for (const table of content.querySelectorAll('table')) {
    if (table.parentElement?.closest('table')) continue;
    const box = document.createElement('div');
    box.dataset.tableBox = '';
    box.setAttribute('role', 'region');
    box.setAttribute('aria-label', table.caption?.textContent.trim() || TABLE_LABEL);
    box.tabIndex = 0;
    table.replaceWith(box);
    box.append(table);
  }
}

/** Escapes a '<' that opens no tag, as in 若 a<b，则…. */
const escapeComparisons = (html: string): string =>
  html.replace(/<(?!\/?[a-z][a-z0-9-]*(?:[\s/>]|$)|!--)/gi, '&lt;');

/**
 * Turns untrusted HTML into safe nodes. Only allowed tags and attributes pass, so no scripts, styles, forms or
 * frames; the visible text of a removed tag stays.
 */
export function sanitizeHtml(html: string): DocumentFragment {
  const content = getPurifier().sanitize(escapeComparisons(html), {
    ...config,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The option is typed as the browser's TrustedTypePolicy, which TypeScript's DOM library lacks.
    TRUSTED_TYPES_POLICY: htmlPolicy() as unknown as Config['TRUSTED_TYPES_POLICY'],
  });
  boxTables(content);
  return content;
}
