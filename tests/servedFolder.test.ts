import { createHash } from 'node:crypto';
import { globSync, mkdirSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const LONG = '学'.repeat(2000);
const FILES = {
  'index.html': `<!doctype html><link rel="icon" href="/icon.svg" /><p>${LONG}</p><script src="/assets/first.js"></script><script type="module" src="/main.js"></script>`,
  'main.js': `console.log('${LONG}')`,
  'public/assets/first.js': 'run();',
  'public/worker.js': `console.log('${LONG}')`,
  'public/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'public/photo.webp': LONG,
};

const digestOf = (content: Buffer) => createHash('sha384').update(content).digest('base64');

test('a page names its built files on another origin; texts above 1 kB are compressed, and maps are elsewhere', async () => {
  vi.stubEnv('ASSETS_ORIGIN', 'https://cdn.example.com/portal/');
  const { servedFolder } = await import('../scripts/build-plugins/servedFolder.ts');
  using root = mkdtempDisposableSync(join(tmpdir(), 'cloud-school-served-'));
  mkdirSync(join(root.path, 'public/assets'), { recursive: true });
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(root.path, name), text);
  await build({
    configFile: false,
    root: root.path,
    logLevel: 'error',
    plugins: [servedFolder()],
    build: { sourcemap: 'hidden', rolldownOptions: { output: { entryFileNames: 'assets/[name].js' } } },
  });
  const read = (name: string) => readFileSync(join(root.path, 'dist', name));
  const page = read('index.html').toString();
  expect(page).toContain('<link rel="icon" href="/icon.svg" />');
  for (const file of ['assets/first.js', 'assets/index.js']) {
    const [tag] = new RegExp(`<script [^>]*"https://cdn.example.com/portal/${file}"[^>]*>`).exec(page) ?? [];
    expect(tag).toContain(' crossorigin');
    expect(tag).toContain(`integrity="sha384-${digestOf(read(file))}"`);
  }
  expect(globSync('**/*.{br,gz,map}', { cwd: join(root.path, 'dist') }).toSorted()).toEqual([
    'assets/index.js.br',
    'assets/index.js.gz',
    'worker.js.br',
    'worker.js.gz',
  ]);
  expect(globSync('**/*.map', { cwd: join(root.path, 'maps') })).toEqual(['assets/index.js.map']);
  for (const name of ['assets/index.js', 'worker.js']) {
    expect(brotliDecompressSync(read(`${name}.br`))).toEqual(read(name));
    expect(gunzipSync(read(`${name}.gz`))).toEqual(read(name));
  }
});

test.each(['cdn.example.com', "https://cdn.example.com; script-src 'unsafe-inline'", 'javascript:x'])(
  "'%s' fails the build",
  async (origin) => {
    vi.stubEnv('ASSETS_ORIGIN', origin);
    await expect(import('../scripts/build-plugins/servedFolder.ts')).rejects.toThrow('has to be an address');
  },
);
