import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const source = readFileSync(new URL('browserCheck.js', import.meta.url), 'utf8')
  .replaceAll(/\/\*.*?\*\/|^ *\/\/[^\n]*$/gms, '')
  .replaceAll(/\s*\n\s*/g, '\n')
  .trim();
const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);

/** The name of the file in a build. */
export const BROWSER_CHECK = `assets/browser-check-${hash}.js`;

/**
 * Lets the built page say which browsers it is for, in one that is older, and stop before its code runs. A script of its own:
 * the policy of content forbids scripts in the page, and a browser that does not read the modules cannot say so in one.
 */
export function browserCheck(): Plugin {
  return {
    name: 'cloud-school-browser-check',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: BROWSER_CHECK, source });
    },
    // Not deferred: modules run after the page is read to its end.
    transformIndexHtml: () => [{ tag: 'script', attrs: { src: `/${BROWSER_CHECK}` }, injectTo: 'body' }],
  };
}
