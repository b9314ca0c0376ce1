import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { precompress } from '../scripts/build-plugins/precompress.ts';

const LONG = '学'.repeat(2000);

test('a build has brotli and gzip files beside its texts above 1 kB, and none beside the page', async () => {
  const root = mkdtempSync(join(tmpdir(), 'cloud-school-precompress-'));
  try {
    mkdirSync(join(root, 'public'));
    const files = {
      'index.html': `<!doctype html><p>${LONG}</p><script type="module" src="/main.js"></script>`,
      'main.js': `console.log('${LONG}')`,
      'public/worker.js': `console.log('${LONG}')`,
      'public/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'public/photo.webp': LONG,
    };
    for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
    const output = { entryFileNames: 'assets/[name].js' };
    await build({
      configFile: false,
      root,
      logLevel: 'error',
      plugins: [precompress()],
      build: { sourcemap: 'hidden', rolldownOptions: { output } },
    });
    const built = join(root, 'dist');
    const compressed = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.(br|gz)$/.test(name),
    );
    expect(compressed.toSorted()).toEqual([
      'assets/index.js.br',
      'assets/index.js.gz',
      'worker.js.br',
      'worker.js.gz',
    ]);
    const read = (name: string) => readFileSync(join(built, name));
    for (const name of ['assets/index.js', 'worker.js']) {
      expect(brotliDecompressSync(read(`${name}.br`))).toEqual(read(name));
      expect(gunzipSync(read(`${name}.gz`))).toEqual(read(name));
    }
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
