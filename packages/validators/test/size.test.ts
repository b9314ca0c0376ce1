import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test, vi } from 'vitest';
import * as root from '../src/index.ts';

// Bundling each name alone takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** What a browser downloads for the names: bundled, minified, gzip, in bytes. */
const sizeOf = async (names: string) => gzip(await bundle(`export ${names} from '../src/index.ts';`));

const gzip = (code: string) => gzipSync(code, { level: 9 }).length;

async function bundle(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: import.meta.dirname },
    bundle: true,
    minify: true,
    format: 'esm',
    charset: 'utf8',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

test('one rule alone takes at most 900 bytes, its message and its strict form included', async () => {
  const sizes = await Promise.all(
    Object.keys(root).map(async (name) => [name, await sizeOf(`{ ${name} }`)] as const),
  );
  console.log(sizes.toSorted(([, a], [, b]) => a - b).join(' '));
  expect(sizes.filter(([, size]) => size > 900)).toEqual([]);
});

test('mobile, e-mail, ID card and URL together take at most 1.25 kB', async () => {
  const size = await sizeOf('{ mobile, email, idCard, url }');
  console.log(`mobile, email, idCard, url: ${size} bytes gzip`);
  expect(size).toBeLessThanOrEqual(1250);
});

test('the English messages and the JSON Schema are where they are imported alone', async () => {
  const code = await bundle("export * from '../src/index.ts'");
  expect(code).not.toMatch(/Enter |json-schema/);
  const english = gzip(await bundle("export * from '../src/english/index.ts'"));
  const jsonSchema = gzip(await bundle("export * from '../src/json-schema/index.ts'"));
  console.log(`English messages: ${english} bytes gzip, JSON Schema: ${jsonSchema}`);
  expect(english).toBeLessThanOrEqual(1890);
  expect(jsonSchema).toBeLessThanOrEqual(1490);
});

test('all rules and their cleaning together take at most 7.6 kB', async () => {
  const size = await sizeOf('*');
  console.log(`all ${Object.keys(root).length} names: ${size} bytes gzip`);
  expect(size).toBeLessThan(7600);
});
