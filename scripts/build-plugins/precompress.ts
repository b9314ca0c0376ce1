import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Text files. Not the page: the host writes its configuration into it. */
const FILES = '**/*.{js,css,svg,json,txt}';
/** Smaller files fit into one packet of the network, bytes. */
const LEAST_BYTES = 1024;

/**
 * Writes `x.js.br` and `x.js.gz` beside each text file of a build, compressed as far as possible: servers send them
 * instead of compressing again for each visitor. vite-plugin-compression2 does so too, but patches a plugin inside Vite and
 * replaces `process.stdout.write`.
 */
export function precompress(): Plugin {
  return {
    name: 'cloud-school-precompress',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle: async ({ dir = '' }) => {
      await Promise.all(globSync(FILES, { cwd: dir }).map((name) => compressFile(join(dir, name))));
    },
  };
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
