import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { readPartners } from '../../readApps.ts';
import { closureOf, findShellChunks } from '../findShellChunks.ts';
import { listPageFiles } from '../listPageFiles.ts';

const source = [
  new URL('browserCheck.js', import.meta.url),
  new URL('holdFirstClick.js', import.meta.url),
  new URL('markStudent.js', import.meta.url),
  new URL('preloadPage.js', import.meta.url),
  new URL('showPartner.js', import.meta.url),
]
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
  .replaceAll(/\/\*.*?\*\/|^ *\/\/[^\n]*$/gms, '')
  .replaceAll(/\s*\n\s*/g, '\n')
  .trim();
const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);

/** The name of the file in a build. */
export const FIRST_SCRIPT = `assets/first-${hash}.js`;

/**
 * A short script that runs before the code of the pages. An older browser says which ones the page is for and stops there; a
 * rendered page holds presses and keeps the places of a student; a student's page asks for its code; the first paint has a partner's
 * mark. It is a file: the policy of content forbids scripts in the page, and a browser that does not read modules cannot say so in one. @vitejs/plugin-legacy loads a second build there; this browser gets a sentence.
 * Beside it the page names what renders, which Vite does not: the entry imports that dynamically.
 */
export function firstScript(): Plugin {
  let partners = '';
  return {
    name: 'cloud-school-first-script',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved: ({ root }) => {
      partners = readPartners(root)
        .map(({ flag, name }) => `${flag}=${name}`)
        .join(' ');
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FIRST_SCRIPT, source });
    },
    // Not deferred: modules run after the page is read to its end.
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => [
        {
          tag: 'script',
          attrs: {
            src: `/${FIRST_SCRIPT}`,
            'data-page-files': listPageFiles(bundle),
            ...(partners && { 'data-partners': partners }),
          },
          injectTo: 'body',
        },
        ...preloadRenderer(bundle),
      ],
    },
  };
}

function preloadRenderer(bundle: Rolldown.OutputBundle): HtmlTagDescriptor[] {
  const { entry, renderer } = findShellChunks(bundle);
  const inPage = new Set([entry.fileName, ...entry.imports]);
  return [...closureOf(bundle, [renderer], inPage)].map((fileName) => ({
    tag: 'link',
    // A rendered page has no use for it before its first paint: composePage of packages/renderer removes it.
    attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}`, 'data-static-page': true },
    injectTo: 'head',
  }));
}
