import type { Plugin } from 'vite';
import { closureOf, findShellChunks } from './findShellChunks.ts';

/**
 * The browser fetches what renders the pages while it fetches what starts them, which imports it. Vite preloads what an
 * entry imports statically, and no plugin of others a given dynamic import alone.
 */
export function preloadRenderer(): Plugin {
  return {
    name: 'cloud-school-preload-renderer',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => {
        const { entry, renderer } = findShellChunks(bundle);
        const inPage = new Set([entry.fileName, ...entry.imports]);
        return [...closureOf(bundle, [renderer], inPage)].map((fileName) => ({
          tag: 'link',
          // A rendered page has no use for it before its first paint: composePage of packages/renderer removes it.
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}`, 'data-static-page': true },
          injectTo: 'head',
        }));
      },
    },
  };
}
