import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const PAGE = `<link rel="icon" href="/icon.svg" /><link rel="modulepreload" crossorigin href="/assets/a-1.js">
<script src="/assets/a-1.js"></script>`;

test('the page loads its files from another origin, and only the built ones', async () => {
  vi.stubEnv('ASSETS_ORIGIN', 'https://cdn.example.com/portal/');
  const { assetsOrigin } = await import('../scripts/build-plugins/assetsOrigin.ts');
  const dir = mkdtempSync(join(tmpdir(), 'cloud-school-dist-'));
  mkdirSync(join(dir, 'assets'));
  writeFileSync(join(dir, 'assets/a-1.js'), 'run();');
  writeFileSync(join(dir, 'index.html'), PAGE);
  const { writeBundle } = assetsOrigin();
  if (typeof writeBundle !== 'function') throw new Error('The plugin does not write.');
  await writeBundle.call({} as never, { dir } as never, {});
  const digest = createHash('sha384').update('run();').digest('base64');
  expect(readFileSync(join(dir, 'index.html'), 'utf8')).toBe(
    `<link rel="icon" href="/icon.svg" /><link rel="modulepreload" crossorigin href="https://cdn.example.com/portal/assets/a-1.js" integrity="sha384-${digest}">
<script src="https://cdn.example.com/portal/assets/a-1.js" crossorigin integrity="sha384-${digest}"></script>`,
  );
  rmSync(dir, { recursive: true });
});

test.each(['cdn.example.com', "https://cdn.example.com; script-src 'unsafe-inline'", 'javascript:x'])(
  "'%s' fails the build",
  async (origin) => {
    vi.stubEnv('ASSETS_ORIGIN', origin);
    await expect(import('../scripts/build-plugins/assetsOrigin.ts')).rejects.toThrow('has to be an address');
  },
);
