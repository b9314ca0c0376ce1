import { toAttribute } from '../../packages/elements/src/loader/parseProperty.ts';
import { escapeHtml } from '../elements/html.ts';

/** An element of a live page with its sample. */
export interface Shown {
  tag: string;
  place: string;
  /** It has no ground of its own. */
  isFramed: boolean;
  sample: Record<string, unknown>;
  events: string[];
}

/** A page without a framework that shows the elements, with a root size as phones' pages have it. */
export function toHost(shown: readonly Shown[], loader: string, css: string, open: string): string {
  const items = shown.map(({ tag, place, isFramed, sample: { children = '', isOpen, ...sample } }) => {
    const button = isOpen === undefined ? '' : `<button class="live-open">${open}</button>`;
    const attributes = Object.entries(sample).map(toHtmlAttribute).join(' ');
    const frame = isFramed ? 'live-frame is-framed' : 'live-frame';
    return `<div class="live-item is-${place}"><code>&lt;${tag}&gt;</code><div class="${frame}">${button}<${tag} ${attributes}>${String(children)}</${tag}></div></div>`;
  });
  return `<!doctype html><html lang="zh-CN" style="font-size: 37.5px"><meta charset="utf-8"><title>${open}</title><style>${css}</style><script type="module" src="${loader}"></script><body class="live-host"><cs-brand primary="#0A62EA" accent="#12B5A5" chrome="deep">${items.join('')}</cs-brand></body></html>`;
}

const toHtmlAttribute = ([name, value]: [string, unknown]): string =>
  value === true
    ? toAttribute(name)
    : `${toAttribute(name)}="${escapeHtml(typeof value === 'string' ? value : JSON.stringify(value))}"`;
