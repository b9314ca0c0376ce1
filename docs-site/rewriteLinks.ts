import { dirname, join, relative } from 'node:path/posix';
import type { MarkdownRenderer } from 'vitepress';
import { isFile, pageOf, root } from './documents.ts';

type Core = Parameters<MarkdownRenderer['core']['ruler']['push']>[1];
type Token = Parameters<Core>[0]['tokens'][number];

/**
 * Links of a document lead from file to file. On the site they lead from page to page; a link to a source file, which the
 * site does not show, becomes its text.
 * @throws Error when the file of a link does not exist.
 */
export function rewriteLinks(markdown: MarkdownRenderer): void {
  markdown.core.ruler.push('rewrite-links', ({ tokens, env }) => {
    const { realPath } = env as { realPath?: string };
    if (!realPath) return;
    const document = relative(root, realPath);
    for (const { children } of tokens) if (children) rewriteInline(children, document);
  });
}

function rewriteInline(tokens: Token[], document: string): void {
  let isSource = false;
  for (const token of tokens) {
    if (token.type === 'link_open') {
      const target = toPage(token.attrGet('href') ?? '', document);
      isSource = target === null;
      if (target !== null) token.attrSet('href', target);
    }
    // An empty text in the place of the link's two ends.
    if (isSource && /^link_(open|close)$/.test(token.type)) token.type = 'text';
  }
}

/** The address of a link on the site; null for a file that has no page. */
export function toPage(href: string, document: string): string | null {
  if (/^([a-z]+:|#|\/)/i.test(href)) return href;
  const [path = '', hash] = href.split('#');
  const file = join(dirname(document), decodeURI(path)).replace(/\/$/, '');
  const page = pageOf(file);
  if (page) return `/${page}${hash === undefined ? '' : `#${hash}`}`;
  if (isFile(file)) return null;
  throw new Error(`${document} links to ${href}, which does not exist.`);
}
