import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test, vi } from 'vitest';
import * as root from '../src/index.ts';

// Bundling each name alone takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** What a browser downloads for the names: bundled, minified, gzip, in bytes. */
async function sizeOf(names: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: `export ${names} from '../src/index.ts';`, resolveDir: import.meta.dirname },
    bundle: true,
    minify: true,
    format: 'esm',
    charset: 'utf8',
    write: false,
  });
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
}

test('one rule alone takes at most 800 bytes, its message and its strict form included', async () => {
  const sizes = await Promise.all(
    Object.keys(root).map(async (name) => [name, await sizeOf(`{ ${name} }`)] as const),
  );
  console.log(sizes.toSorted(([, a], [, b]) => a - b).join(' '));
  expect(sizes.filter(([, size]) => size > 800)).toEqual([]);
});

test('mobile, e-mail, ID card and URL together take at most 1.2 kB', async () => {
  const size = await sizeOf('{ mobile, email, idCard, url }');
  console.log(`mobile, email, idCard, url: ${size} bytes gzip`);
  expect(size).toBeLessThanOrEqual(1200);
});

test('all rules together take at most 6 kB', async () => {
  const size = await sizeOf('*');
  console.log(`all ${Object.keys(root).length} names: ${size} bytes gzip`);
  expect(size).toBeLessThan(6000);
});
