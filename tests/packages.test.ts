import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { addLinks, readLinks } from '../scripts/packages/addLinks.ts';
import { readReleasedPackages } from '../scripts/packages/readReleasedPackages.ts';

// What can be said of the packages without building them; `pnpm verify:release packages` checks the built ones.

const root = new URL('..', import.meta.url).pathname;
const released = readReleasedPackages();
const names = released.map(({ name }) => name);

test('the released packages have one version, and changesets raise them together', () => {
  expect(names).toEqual(
    ['api-client', 'conformance', 'domain', 'elements', 'engine', 'pages', 'ui', 'validators'].map(
      (name) => `@cloud-school/${name}`,
    ),
  );
  expect(new Set(released.map(({ version }) => version)).size).toBe(1);
  const config = JSON.parse(readFileSync(`${root}.changeset/config.json`, 'utf8')) as { fixed: string[][] };
  expect(config.fixed).toEqual([names]);
});

test('a tarball gets the links of the project that the release names, and keeps its other files', () => {
  using created = mkdtempDisposableSync(join(tmpdir(), 'cloud-school-links-'));
  const folder = created.path;
  const tarball = join(folder, 'ui.tgz');
  mkdirSync(join(folder, 'package/dist'), { recursive: true });
  writeFileSync(join(folder, 'package/dist/index.js'), 'export {};');
  writeFileSync(join(folder, 'package/package.json'), '{"name":"@cloud-school/ui","version":"1.0.0"}');
  execFileSync('tar', ['-czf', tarball, '-C', folder, 'package']);
  const read = (file: string) =>
    execFileSync('tar', ['-xzOf', tarball, `package/${file}`], { encoding: 'utf8' });
  addLinks(tarball, readLinks({}));
  expect(JSON.parse(read('package.json'))).toEqual({ name: '@cloud-school/ui', version: '1.0.0' });
  const url = 'https://git.example.com/school';
  addLinks(tarball, readLinks({ REPOSITORY: `${url}.git`, BUGS: `${url}/issues` }));
  expect(JSON.parse(read('package.json'))).toEqual({
    name: '@cloud-school/ui',
    version: '1.0.0',
    repository: { type: 'git', url: 'git+https://git.example.com/school.git', directory: 'packages/ui' },
    bugs: { url: 'https://git.example.com/school/issues' },
  });
  expect(read('dist/index.js')).toBe('export {};');
});

test('the settings of a build extend settings that are there', () => {
  const settings = globSync(['packages/tsconfig*.json', 'packages/*/tsconfig*.json'], { cwd: root });
  expect(settings.length).toBeGreaterThan(released.length);
  const lost = settings.filter((file) => {
    const { extends: base } = JSON.parse(readFileSync(join(root, file), 'utf8')) as { extends: string };
    return !existsSync(join(root, dirname(file), base));
  });
  expect(lost).toEqual([]);
});

describe.each(released.map((manifest) => [manifest.name, manifest] as const))('%s', (name, manifest) => {
  test('is built when it is packed, and ships its build', () => {
    expect(manifest.scripts?.prepack).toBe('tsdown');
    expect(manifest.files).toContain('dist');
    expect(manifest.files).toContain('!src/**/*.{test,stories,samples}.*');
    expect(manifest).toMatchObject({ license: 'MIT', engines: { node: '>=20' } });
    expect(manifest.description).toMatch(/\w/);
  });

  test('says of itself what a registry shows, and is published for everyone', () => {
    expect(manifest.author).toBe('Cloud School contributors');
    expect(manifest.keywords?.length).toBeGreaterThan(3);
    // A name with a scope would be published for its owner alone.
    expect(manifest.publishConfig?.access).toBe('public');
  });

  test('has the same entries in the workspace and in the tarball', () => {
    const { exports, publishConfig } = manifest;
    expect(Object.keys(publishConfig?.exports ?? {}).toSorted()).toEqual(Object.keys(exports).toSorted());
    for (const [entry, source] of Object.entries(exports)) {
      if (entry === './package.json') continue;
      expect(existsSync(`${root}packages/${name.split('/')[1]}/${source}`)).toBe(true);
      expect(publishConfig?.exports?.[entry]).toMatch(/^\.\/dist\/.*\.js$/);
    }
  });

  test('names packages of the workspace and peers as ranges', () => {
    const own = Object.entries(manifest.dependencies ?? {}).filter(([dependency]) =>
      names.includes(dependency),
    );
    expect(own.filter(([, range]) => range !== 'workspace:^')).toEqual([]);
    expect(Object.values(manifest.peerDependencies ?? {}).filter((range) => !/^\^\d/.test(range))).toEqual(
      [],
    );
  });

  test('has other dependencies as ranges, its own or of the catalog', () => {
    const catalog = readFileSync(`${root}pnpm-workspace.yaml`, 'utf8');
    const others = Object.entries(manifest.dependencies ?? {}).filter(
      ([dependency, range]) => !names.includes(dependency) && !range.startsWith('^'),
    );
    const exact = others.filter(
      ([dependency]) => !new RegExp(`^  '?${dependency}'?: \\^\\d`, 'm').test(catalog),
    );
    expect(exact).toEqual([]);
  });

  test('begins its README with an example', () => {
    expect(readFileSync(`${root}packages/${name.split('/')[1]}/README.md`, 'utf8')).toMatch(
      /```tsx?\nimport /,
    );
  });
});

test('ui exports what the stories of its cards, players, answer cards and calendars show', () => {
  const entries = globSync('packages/ui/src/*.ts', { cwd: root })
    .map((file) => readFileSync(root + file, 'utf8'))
    .join('\n');
  const stories = globSync('packages/ui/src/{answer-card,calendar,cards,player}/**/*.stories.tsx', {
    cwd: root,
  });
  const shown = stories.flatMap((file) => {
    const [, component] = /^const meta = .*?component: (\w+)/ms.exec(readFileSync(root + file, 'utf8')) ?? [];
    return component ? [component] : [];
  });
  expect(shown.length).toBeGreaterThan(40);
  expect([...new Set(shown)].filter((name) => !new RegExp(`\\b${name}\\b`).test(entries))).toEqual([]);
});
