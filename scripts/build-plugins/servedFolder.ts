import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Where the files with hashed names are, such as 'https://cdn.example.com/portal'; empty where the host of the page has them. */
export const ASSETS_ORIGIN = (process.env.ASSETS_ORIGIN ?? '').replace(/\/$/, '');
if (!/^$|^https?:\/\/[\w.-]+(:\d+)?(\/[\w./-]+)?$/.test(ASSETS_ORIGIN))
  throw new Error(
    `ASSETS_ORIGIN is '${ASSETS_ORIGIN}': it has to be an address such as https://cdn.example.com/portal.`,
  );

/** A tag of the page that names a file of the build. */
const TAG = /<(?:script|link)[^>]* (?:src|href)="[^"]*?(\/assets\/[^"]+)"[^>]*>/g;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Text files. Not the page: the host writes its configuration into it. */
const FILES = '**/*.{js,css,svg,json,txt}';
/** Smaller files fit into one packet of the network, bytes. */
const LEAST_BYTES = 1024;

/**
 * Makes the folder of a built page what a host serves: its files may be on another origin, its source maps go, and what compresses is
 * compressed. It works on the files as they are on the disk, since other plugins write into them to the last.
 */
export function servedFolder(): Plugin {
  return {
    name: 'cloud-school-served-folder',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () =>
      ASSETS_ORIGIN
        ? {
            experimental: {
              renderBuiltUrl: (file, { type }) => (type === 'asset' ? `${ASSETS_ORIGIN}/${file}` : undefined),
            },
          }
        : {},
    writeBundle: async ({ dir = '' }) => {
      if (ASSETS_ORIGIN) nameOrigin(dir);
      moveMaps(dir);
      await compressFiles(dir);
    },
  };
}

/**
 * Lets the page load the files of a build from ASSETS_ORIGIN, and only if they are the built ones: the scripts that the page names
 * have their digest (SRI). Those that a script imports later have none.
 */
function nameOrigin(dir: string): void {
  const page = join(dir, 'index.html');
  const text = readFileSync(page, 'utf8');
  writeFileSync(
    page,
    text.replaceAll(TAG, (tag, file) => toForeignTag(tag, file, dir)),
  );
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

/**
 * Moves the source maps into `maps` beside the folder: whatever serves it serves none, and they stay with the release, for the
 * places that devices report (scripts/symbolicate.ts).
 */
function moveMaps(dir: string): void {
  const maps = join(dir, '../maps');
  rmSync(maps, { recursive: true, force: true });
  for (const name of globSync('**/*.map', { cwd: dir })) {
    mkdirSync(dirname(join(maps, name)), { recursive: true });
    renameSync(join(dir, name), join(maps, name));
  }
}

/**
 * Writes `x.js.br` and `x.js.gz` beside each text file, compressed as far as possible: servers send them instead of compressing
 * again for each visitor. vite-plugin-compression2 does so too, but patches a plugin inside Vite and replaces
 * `process.stdout.write`.
 */
export async function compressFiles(dir: string): Promise<void> {
  await Promise.all(globSync(FILES, { cwd: dir }).map((name) => compressFile(join(dir, name))));
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < LEAST_BYTES) return;
  const brotli = await toBrotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  await writeFile(`${file}.br`, brotli);
  await writeFile(`${file}.gz`, await toGzip(content, { level: constants.Z_BEST_COMPRESSION }));
}
