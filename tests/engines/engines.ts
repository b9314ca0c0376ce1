import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import type { Browser } from './BrowserTab.ts';
import { openFirefox } from './openFirefox.ts';
import { openWebKit } from './openWebKit.ts';

export const ENGINES = ['firefox', 'webkit'] as const;
export type Engine = (typeof ENGINES)[number];

/** Debian's packages of an engine, with what its videos need. */
const PACKAGES: Record<Engine, string[]> = {
  firefox: ['firefox-esr', 'libavcodec-extra', 'fonts-noto-cjk'],
  webkit: ['webkit2gtk-driver', 'xvfb', 'gstreamer1.0-plugins-good', 'gstreamer1.0-libav', 'fonts-noto-cjk'],
};

/** The programs of an engine, by name and where they may be. */
const PROGRAMS = {
  firefox: { firefox: ['/usr/bin/firefox-esr', '/usr/bin/firefox'] },
  webkit: {
    driver: ['/usr/bin/WebKitWebDriver'],
    browser: ['/usr/lib/*/webkit2gtk-*/MiniBrowser', '/usr/libexec/webkit2gtk-*/MiniBrowser'],
    xvfb: ['/usr/bin/Xvfb'],
  },
} as const satisfies Record<Engine, Record<string, readonly string[]>>;

type Programs<Name extends Engine> = Record<keyof (typeof PROGRAMS)[Name], string>;

/** The paths of an engine's programs; names without one are missing. */
function findPrograms<Name extends Engine>(engine: Name): Partial<Programs<Name>> {
  const found = Object.entries<readonly string[]>(PROGRAMS[engine]).map(([name, places]) => [
    name,
    globSync([...places]).find((path) => existsSync(path)),
  ]);
  return Object.fromEntries(found.filter(([, path]) => path !== undefined)) as Partial<Programs<Name>>;
}

const listMissing = (engine: Engine) => {
  const found = findPrograms(engine);
  return Object.keys(PROGRAMS[engine]).filter((name) => !(name in found));
};

/** The paths of an engine's programs; installs Debian's packages where something is missing. */
function ensurePrograms<Name extends Engine>(engine: Name): Programs<Name> {
  if (listMissing(engine).length > 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${PACKAGES[engine].join(', ')}.`);
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-y', '-qq', ...PACKAGES[engine]], { stdio: 'inherit' });
  }
  const missing = listMissing(engine);
  if (missing.length > 0) {
    const names = PACKAGES[engine].join(' ');
    throw new Error(`${engine} cannot run: ${missing.join(', ')} missing; install Debian's ${names}.`);
  }
  return findPrograms(engine) as Programs<Name>;
}

/** Opens a browser of the engine. */
export function openEngine(engine: Engine): Promise<Browser> {
  return engine === 'firefox'
    ? openFirefox(ensurePrograms('firefox').firefox)
    : openWebKit(ensurePrograms('webkit'));
}
