import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { buildPage, call } from './call.ts';
import { installHost } from './installHost.ts';
import { openPage } from './openPage.ts';
import type { PageHost } from './PAGE_HOSTS.ts';
import { readmeExample } from './readmeExample.ts';
import type { Trial } from './Trial.ts';

/** Installs a host that is a page, type-checks it, builds it with Vite, weighs it and opens it. */
export async function tryPage(
  host: PageHost,
  { folder, pass }: Trial,
  browser: Browser | null,
): Promise<void> {
  await installHost(folder, host);
  const unwanted = (host.without ?? []).filter((name) => existsSync(join(folder, 'node_modules', name)));
  if (unwanted.length > 0) throw new Error(`The installation brings ${unwanted.join(', ')}.`);
  pass(`installed with npm${host.without ? `, without ${host.without.join(', ')}` : ''}`);

  writeSource(folder, host);
  await call(folder, 'tsc', ['-p', '.', ...(host.skipsLibCheck ? ['--skipLibCheck'] : [])]);
  pass(`tsc: 0 errors${host.skipsLibCheck ? '' : ', the types of all libraries included'}`);

  await buildPage(folder);
  const { openingKb, allKb } = measureBuild(folder);
  const target = host.maxOpeningKb ? ` with React, target ${host.maxOpeningKb}` : '';
  pass(
    `built without a warning: the page loads ${openingKb.toFixed(1)} kB gzip${target}; ${allKb.toFixed(0)} kB in all`,
  );
  if (openingKb > (host.maxOpeningKb ?? Infinity)) throw new Error('The page is heavier than its target.');

  if (!browser) return;
  await openPage(browser, folder, host.steps);
  pass('opened in Chromium');
}

function writeSource(folder: string, { name, source }: PageHost): void {
  const main = join(folder, 'src/main.tsx');
  if (source === 'file') {
    cpSync(join(import.meta.dirname, `hosts/${name}.tsx`), main);
    return;
  }
  const { code, html } = readmeExample(folder, source);
  writeFileSync(main, code);
  if (html === null) return;
  const page = join(folder, 'index.html');
  writeFileSync(page, readFileSync(page, 'utf8').replace('<div id="root"></div>', html));
}

const sizeOf = (files: string[]) =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0) / 1000;

/** What a host's built page loads when it opens, and all files of the build (kB gzip). */
function measureBuild(folder: string): { openingKb: number; allKb: number } {
  const dist = join(folder, 'dist');
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const named = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file = '']) =>
    join(dist, file),
  );
  return { openingKb: sizeOf(named), allKb: sizeOf(globSync(join(dist, 'assets/*'))) };
}
