import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { readApps } from '../../scripts/readApps.ts';

const root = new URL('../..', import.meta.url).pathname;

/** Packages that state their licence (MIT) in package.json and bring no text of it; a new one is looked at first. */
const WITHOUT_TEXT = ['embla-carousel', 'embla-carousel-react', 'embla-carousel-reactive-utils', 'tiny-case'];

/** The packages that the source maps of a build name. */
function bundledPackages(maps: string): string[] {
  const sources = globSync('**/*.js.map', { cwd: maps }).flatMap(
    (map) => (JSON.parse(readFileSync(join(maps, map), 'utf8')) as { sources: string[] }).sources,
  );
  const names = sources.flatMap(
    (source) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1] ?? [],
  );
  return [...new Set(names)].toSorted();
}

/** The texts of a file of notices by package. */
function readNotices(file: string): Map<string, string> {
  const parts = readFileSync(file, 'utf8').split(/^## /m).slice(1);
  return new Map(
    parts.map((part) => {
      const [heading = '', ...text] = part.split('\n');
      return [heading.replace(/ - \d.*/, ''), text.join('\n').trim()];
    }),
  );
}

for (const { name } of readApps()) {
  test(`a build of ${name} brings the licence text of each package in it`, () => {
    const dist = join(root, 'apps', name, 'dist');
    const packages = bundledPackages(join(root, 'apps', name, 'maps'));
    expect(globSync('**/*.map', { cwd: dist })).toEqual([]);
    expect(packages.length).toBeGreaterThan(20);
    const notices = readNotices(join(dist, 'licenses.txt'));
    expect(packages.filter((each) => !notices.has(each))).toEqual([]);
    const ofWorker = readNotices(join(dist, 'exam-worker.licenses.txt'));
    expect([...ofWorker.keys()].filter((each) => each.startsWith('workbox-'))).toContain('workbox-core');
    const ofServer = readNotices(join(root, 'apps', name, 'dist-server/licenses.txt'));
    expect([...ofServer.keys()]).toEqual(expect.arrayContaining(['hono', '@hono/node-server', 'react-dom']));
    const withoutText = [...notices, ...ofWorker, ...ofServer].filter(([, text]) => text.length < 200);
    expect([...new Set(withoutText.map(([each]) => each))].toSorted()).toEqual(WITHOUT_TEXT);
  });
}
