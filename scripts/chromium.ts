import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright';

/** Chromium without windows, which takes a third less of a processor. */
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The fonts of the stored pictures. */
const FONTS = ['fonts-liberation', 'fonts-noto-cjk'];

/** Flags for headless Chromium in containers, without requests of its own. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
];

/** Path of a Chromium: the environment's CHROMIUM, then the PATH, then Playwright's own; undefined without any. */
export function findChromium(): string | undefined {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of NAMES) if (existsSync(join(folder, name))) return join(folder, name);
  }
  const downloaded = chromium.executablePath();
  return existsSync(downloaded) ? downloaded : undefined;
}

/**
 * Path of a Chromium; installs one where there is none: Playwright's download, else Debian's package. A CI that has one gets
 * the package without windows beside it.
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found && (!process.env.CI || found.endsWith(SHELL))) return expectStart(found);
  if (!found) {
    console.log('No Chromium found: installing one.');
    spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  }
  if (existsSync('/usr/bin/apt-get')) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', SHELL, ...FONTS], {
      stdio: 'inherit',
    });
  }
  const path = findChromium();
  if (!path) throw new Error('The tests need Chromium: install it, or set CHROMIUM to its path.');
  return expectStart(path);
}

/** A Chromium for a program. */
export const launchChromium = (): Promise<Browser> =>
  chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });

/** A file that is found may be a wrapper without its program, or lack a library: that is said before hundreds of tests fail by it. */
function expectStart(path: string): string {
  const { status, stderr, error } = spawnSync(
    path,
    [...CHROMIUM_ARGS, '--headless', '--dump-dom', 'about:blank'],
    {
      encoding: 'utf8',
      timeout: 30_000,
    },
  );
  if (status === 0) return path;
  const reason = error?.message ?? stderr.trim().split('\n').at(-1) ?? '';
  throw new Error(
    `The Chromium at ${path} does not start: ${reason}\nInstall another one (such as Debian's ${SHELL}) or set CHROMIUM to its path.`,
  );
}
