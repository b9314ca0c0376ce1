import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { readReleasedPackages } from '../scripts/packages/readReleasedPackages.ts';

const root = new URL('..', import.meta.url).pathname;
const files = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: (name) => name.includes('node_modules') }).toSorted();
const read = (file: string) => readFileSync(root + file, 'utf8');

const guides = files(
  '{README*,CONTRIBUTING,SECURITY,docs/*,docs/how-to/**/*,docs/decisions/*,packages/*/README}.md',
).filter((file) => !/docs\/(api|spec-coverage)/.test(file));

test('every path in the documentation exists', () => {
  expect(guides.length).toBeGreaterThan(50);
  // Files of an example: a block of the guide is their text, `x` stands for a name, `hailan` is the example's brand.
  const isExample = (guide: string, path: string) =>
    read(guide).includes(`title="${path}"`) || /\/(x\/|hailan\b|makeX\.ts$|dist\b)/.test(path);
  const missing = guides.flatMap((guide) =>
    [...read(guide).matchAll(/`((?:packages|apps|docs|scripts|tests|\.storybook)\/[\w./@-]+)`/g)]
      .filter(([, path = '']) => !existsSync(root + path) && !isExample(guide, path))
      .map(([, path]) => `${guide}: ${path}`),
  );
  expect(missing).toEqual([]);
});

test('every command in the documentation is one of package.json, or of pnpm itself', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const known = new Set([...Object.keys(scripts), 'install', 'exec', 'dlx', 'add', 'patch', 'run', 'pack']);
  const unknown = guides.flatMap((guide) =>
    [...read(guide).matchAll(/(?<![\w-])pnpm ([a-z][\w:-]*)/g)]
      .filter(([, name = '']) => !known.has(name))
      .map(([command]) => `${guide}: ${command}`),
  );
  expect(unknown).toEqual([]);
});

test('a table of folders lists the folders that are there', () => {
  // A heading or a sentence before the table names its folder as (`src/exam`); otherwise it is `src`.
  const wrong = files('packages/*/README.md').flatMap((readme) => {
    const parts = read(readme).split(/^(?=\| Folder )/m);
    return parts.slice(1).flatMap((part, index) => {
      const [, folder = 'src'] = [...(parts[index] ?? '').matchAll(/\(`(src[\w/-]*)`\)$/gm)].at(-1) ?? [];
      const rows = part.split('\n\n')[0] ?? '';
      const listed = [...rows.matchAll(/^\| (`[^|]+`) /gm)].flatMap(([, cell = '']) =>
        [...cell.matchAll(/`(?:src\/)?([\w-]+)\/?`/g)].map(([, name = '']) => name),
      );
      const there = readdirSync(`${root}${dirname(readme)}/${folder}`, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
        .map(({ name }) => name);
      return [
        ...listed
          .filter((name, at) => listed.indexOf(name) < at)
          .map((name) => `${readme} names ${name} twice`),
        ...there.filter((name) => !listed.includes(name)).map((name) => `${readme} lacks ${folder}/${name}`),
        ...listed
          .filter((name) => name !== 'testing' && !there.includes(name))
          .map((name) => `${readme} names ${folder}/${name}`),
      ];
    });
  });
  expect(wrong).toEqual([]);
});

test('the folders of domain, a subject each, are those that its README lists', () => {
  const [, list = ''] = /A folder a subject\*\* \(([^)]+)\)/.exec(read('packages/domain/README.md')) ?? [];
  const folders = readdirSync(`${root}packages/domain/src`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
    .map(({ name }) => name);
  expect([...list.matchAll(/`([\w-]+)`/g)].map(([, name]) => name)).toEqual(folders.toSorted());
});

test.each(['docs/how-to', 'docs/how-to/zh-CN'])(
  'the parts of a release in %s are those that run',
  (folder) => {
    const parts = read('scripts/verifyRelease.ts').split('new Map([')[1]?.split('\n]);')[0] ?? '';
    const rows = read(`${folder}/release-the-packages.md`).matchAll(/^\| (`[a-z]+`[^|]*) \|/gm);
    const named = [...rows].flatMap(([, cell = '']) => [...cell.matchAll(/[a-z]+/g)].map(([name]) => name));
    const run = [...parts.matchAll(/\[\s*'([a-z]+)',/g)].map(([, name = '']) => name);
    expect(run.length).toBeGreaterThan(10);
    expect(named.toSorted()).toEqual(run.toSorted());
  },
);

test('the documents name every slot of a brand', () => {
  const [, contract = ''] = /interface BrandSlots \{([^}]+)\}/.exec(
    read('packages/pages/src/platform/brand/Brand.ts'),
  ) ?? [''];
  const slots = [...contract.matchAll(/^ {2}(\w+)\?:/gm)].map(([, name = '']) => name);
  expect(slots.length).toBeGreaterThan(4);
  for (const page of ['docs/architecture.md', 'docs/decisions/0009-a-brand-is-one-object.md'])
    expect({ page, missing: slots.filter((name) => !read(page).includes(`\`${name}\``)) }).toEqual({
      page,
      missing: [],
    });
});

test('only figures and decisions have a day: a document says what is, not what was', () => {
  const dated = guides
    .filter((file) => !/figures|decisions/.test(file))
    .flatMap((file) =>
      (read(file).match(/\b(?:until|on|since) \d{1,2} \w+ 20\d\d\b/gi) ?? []).map(
        (words) => `${file}: ${words}`,
      ),
    );
  expect(dated).toEqual([]);
});

test('the map of the first page lists every package', () => {
  for (const page of ['README.md', 'README.zh-CN.md', 'docs/architecture.md']) {
    const packages = globSync('packages/*/package.json', { cwd: root }).map(dirname);
    const missing = packages.filter((folder) => !read(page).includes(folder));
    expect({ page, missing }).toEqual({ page, missing: [] });
  }
});

const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Numbers in documents, and where each comes from. */
const COUNTS: [file: string, sentence: RegExp, count: () => number | string][] = [
  ['docs/decisions/0013-packages-outside.md', /all (\w+) released packages/, countPackages],
  ['docs/how-to/release-the-packages.md', /^(\w+) packages are made for hosts/im, countPackages],
  ['docs/how-to/release-the-packages.md', /\[(\w+) visits in Firefox/, countVisits],
  [
    'docs/how-to/zh-CN/release-the-packages.md',
    /中的(.)次访问/,
    () => '零一二三四五六七八九十'[visits().length] ?? '几',
  ],
  ['docs/how-to/try-firefox-and-webkit.md', /takes (\w+) visits/, countVisits],
  ['README.md', /the rest \(Node (\d+), pnpm/, () => engines().replace(/\D/g, '')],
];

function engines(): string {
  return (JSON.parse(read('package.json')) as { engines: { node: string } }).engines.node;
}

function visits(): string[] {
  const [, rows = ''] = read('tests/browsers/visits.ts').split('export const VISITS = {');
  return rows.match(/^ {2}'/gm) ?? [];
}

function countVisits(): string {
  return NUMBERS[visits().length] ?? 'many';
}

function countPackages(): string {
  return NUMBERS[readReleasedPackages().length] ?? 'many';
}

test.each(COUNTS)('%s: the number of %s is that of its source', (file, sentence, count) => {
  const [whole, number = whole] = sentence.exec(read(file)) ?? [];
  expect(number?.toLowerCase()).toBe(String(count()).toLowerCase());
});

test('a decision has its context, decision and consequences in at most 300 words', () => {
  const words = (text: string) => text.split(/\s+/).filter(Boolean).length;
  const long = files('docs/decisions/*.md').filter((file) => words(read(file)) > 305);
  expect(long).toEqual([]);
  const shapeless = files('docs/decisions/*.md').filter((file) => !read(file).includes('**Decision.**'));
  expect(shapeless).toEqual([]);
});

test('each area of the table of subjects has a way through it in `npm test`, and each way an area', () => {
  const table = read('docs/architecture.md').split('## Where to change what')[1]?.split('\n## ')[0] ?? '';
  const areas = [...table.matchAll(/^\| \*\*(?:An? |The )?([^*]+)\*\*/gim)].map(([, subject = '']) =>
    subject.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
  );
  const tags = files(
    '{tests/journeys/*.spec.ts,tests/budgets/*.spec.ts,packages/*/src/**/*.stories.tsx}',
  ).flatMap((file) => [...read(file).matchAll(/[@']area-([a-z-]+)/g)].map(([, tag = '']) => tag));
  expect(areas.length).toBeGreaterThan(5);
  expect([...new Set(tags)].toSorted()).toEqual(areas.toSorted());
});

test('no story of a page or a part waits by a time of its own, as HowToWriteAStory.mdx says', () => {
  const own = files('{packages,apps}/*/src/**/*.stories.tsx')
    .filter((file) => !file.includes('/src/testing/'))
    .filter((file) => /(?<!requestIdleCallback\(\w+), \{\s*timeout:/.test(read(file)));
  expect(own).toEqual([]);
});
