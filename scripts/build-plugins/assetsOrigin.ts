import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Where the files with hashed names are, such as 'https://cdn.example.com/portal'; empty where the host of the page has them. */
export const ASSETS_ORIGIN = (process.env.ASSETS_ORIGIN ?? '').replace(/\/$/, '');
if (!/^$|^https?:\/\/[\w.-]+(:\d+)?(\/[\w./-]+)?$/.test(ASSETS_ORIGIN))
  throw new Error(
    `ASSETS_ORIGIN is '${ASSETS_ORIGIN}': it has to be an address such as https://cdn.example.com/portal.`,
  );

/** A tag of the page that names a file of the build. */
const TAG = /<(?:script|link)[^>]* (?:src|href)="[^"]*?(\/assets\/[^"]+)"[^>]*>/g;

/**
 * Lets the page load the files of a build from ASSETS_ORIGIN, and only if they are the built ones: the scripts that the page names
 * have their digest (SRI). Those that a script imports later have none.
 */
export function assetsOrigin(): Plugin {
  return {
    name: 'cloud-school-assets-origin',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client' && ASSETS_ORIGIN !== '',
    config: () =>
      ASSETS_ORIGIN
        ? {
            experimental: {
              renderBuiltUrl: (file, { type }) => (type === 'asset' ? `${ASSETS_ORIGIN}/${file}` : undefined),
            },
          }
        : {},
    // The files as they are on the disk: other plugins write into them to the last.
    writeBundle: ({ dir = '' }) => {
      const page = join(dir, 'index.html');
      writeFileSync(
        page,
        readFileSync(page, 'utf8').replaceAll(TAG, (tag, file) => toForeignTag(tag, file, dir)),
      );
    },
  };
}

function toForeignTag(tag: string, file: string, dir: string): string {
  const digest = createHash('sha384')
    .update(readFileSync(join(dir, file)))
    .digest('base64');
  const crossorigin = tag.includes(' crossorigin') ? '' : ' crossorigin';
  return tag
    .replace(/ (src|href)="[^"]*"/, ` $1="${ASSETS_ORIGIN}${file}"`)
    .replace(/>$/, `${crossorigin} integrity="sha384-${digest}">`);
}
