import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect, test } from 'vitest';
import { documents, elementPages } from '../docs-site/documents.ts';
import { countHosts } from '../docs-site/elements/countHosts.ts';
import { measureFolder } from '../docs-site/elements/measureFolder.ts';
import { toPage as toElementPage } from '../docs-site/elements/toPage.ts';
import { chineseTheme, englishTheme } from '../docs-site/navigation.ts';
import { toPage } from '../docs-site/rewriteLinks.ts';
import { site } from '../docs-site/site.ts';
import { listProperties, listSlots } from '../packages/elements/generate/listProperties.ts';
import { className } from '../packages/elements/generate/toTypes.ts';
import { toAttribute } from '../packages/elements/src/loader/parseProperty.ts';

const root = new URL('..', import.meta.url).pathname;
const pages = [...documents, ...elementPages].map(({ page }) => page);

/** The addresses of all entries, however deep. */
const linksOf = (entries: unknown): string[] =>
  [...JSON.stringify(entries).matchAll(/"link":"([^"]+)"/g)].map(([, link = '']) => link);
const toFile = (link: string) => `${link.slice(1)}${link.endsWith('/') ? 'index' : ''}.md`;

test('every document of docs has a page of its own', () => {
  const files = documents.map(({ file }) => file);
  expect(globSync('{README*,docs/**/*}.md', { cwd: root }).filter((file) => !files.includes(file))).toEqual(
    [],
  );
  expect(new Set(pages).size).toBe(pages.length);
});

test('every page is in the navigation, and every entry leads to a page', () => {
  const links = [englishTheme, chineseTheme]
    .flatMap(({ nav, sidebar }) => linksOf([nav, sidebar]))
    .map(toFile);
  expect(links.filter((link) => !pages.includes(link))).toEqual([]);
  expect(pages.filter((page) => !links.includes(page))).toEqual(['index.md', 'zh-CN/index.md']);
});

test('a link between documents leads to a page, one to a source file to none, and none is dead', () => {
  expect(toPage('../decisions/0004-browser-router.md#a', 'docs/how-to/deploy.md')).toBe(
    '/decisions/0004-browser-router.md#a',
  );
  expect(toPage('packages/validators', 'README.md')).toBe('/validators/index.md');
  expect(toPage('packages/ui', 'README.md')).toBeNull();
  expect(() => toPage('docs/none.md', 'README.md')).toThrow('README.md links to docs/none.md');
  for (const { file } of documents) {
    const text = readFileSync(root + file, 'utf8').replaceAll(/```.*?```|`[^`\n]+`/gs, '');
    for (const [, href = ''] of text.matchAll(/\]\(([^)\s]+)\)/g))
      expect(() => toPage(href, file)).not.toThrow();
  }
});

const folder = mkdtempSync(join(tmpdir(), 'elements-'));
const sizeOf = (...names: string[]) =>
  names.reduce((sum, name) => sum + gzipSync(readFileSync(join(folder, name)), { level: 9 }).length, 0);

test('what an element weighs is what its own files weigh, and its variables are those that they name', () => {
  const files = {
    'elements.js':
      'const t={tag:{properties:{},load:()=>e(()=>import(`./tag2.js`))},"text-field":{properties:{},load:()=>e(()=>import(`./text-field.js`))}};import(`./mount.js`)',
    'text-field.js': 'import{r}from"./react.js"',
    'mount.js': 'import"./react.js";export{m}from"./elements.js"',
    'react.js': 'export const r = "shared"',
    'tag2.js': 'import{r}from"./react.js";import{l}from"./look.js";import(`./later.js`)',
    'look.js': 'export const l = theme.color.action.base + theme.space[4]',
    'later.js': 'import{e}from"./elements.js";theme.radius.card',
  };
  for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, name), code);
  expect(measureFolder(folder)).toEqual({
    loader: sizeOf('elements.js'),
    shared: sizeOf('mount.js', 'react.js'),
    elements: {
      tag: {
        own: sizeOf('tag2.js', 'look.js'),
        later: sizeOf('later.js'),
        variables: ['color-action-base', 'radius-card'],
      },
      'text-field': { own: sizeOf('text-field.js'), later: 0, variables: [] },
    },
  });
  rmSync(join(folder, 'look.js'));
  expect(() => measureFolder(folder)).toThrow('has no look.js');
  rmSync(folder, { recursive: true });
});

test('the page of an element has a row for each name of its specification, once', () => {
  const measures = { loader: 2400, shared: 31_200, elements: {} };
  const variables = ['color-action-base'];
  const hosts = countHosts(readFileSync(`${root}packages/elements/README.md`, 'utf8'));
  expect(hosts).toBe(7);
  for (const { spec, language } of elementPages) {
    const figures = { measures, variables: { tag: variables }, hosts, storybook: 'https://stories.example/' };
    const page = toElementPage(spec, [spec], figures, language);
    const story = toId('elements', storyNameFromExport(className(spec)));
    expect(page).toContain(`href="https://stories.example/?path=/story/${story}"`);
    const ids = [...page.matchAll(/<tr role="row" id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const names = [
      ...Object.keys(listProperties(spec)).map(toAttribute),
      ...[...Object.values(spec.events), ...Object.values(spec.requests)].map(({ name }) => `cs-${name}`),
      ...listSlots(spec).map(({ name }) => `slot-${name || 'default'}`),
      ...Object.keys(spec.methods),
      ...(spec.tag === 'tag' ? variables : []).map((name) => `--cs-${name}`),
      '--cs-rem',
    ];
    expect(ids).toEqual(names);
    expect(page.match(/^```(vue|html)$/gm)).toHaveLength(2);
  }
});

/** What this test uses of it. */
interface ViteOfVitePress {
  createServer: (config: object) => Promise<StartedServer>;
  isFileServingAllowed: (path: string, server: StartedServer) => boolean;
}
interface StartedServer {
  config: { server: { host?: string | boolean } };
  close: () => Promise<void>;
}

test('the server of the documents listens to this machine alone, and sends neither the history nor secrets', async () => {
  const { server = {} } = site.vite ?? {};
  // VitePress brings a Vite of its own, whose list is shorter.
  const ofVitePress = createRequire(import.meta.resolve('vitepress'));
  const { createServer, isFileServingAllowed } = (await import(
    pathToFileURL(ofVitePress.resolve('vite/package.json').replace('package.json', 'dist/node/index.js')).href
  )) as ViteOfVitePress;
  const started = await createServer({
    configFile: false,
    root,
    server: { ...server, middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  expect(started.config.server.host).toBe('localhost');
  const isSent = (path: string) => isFileServingAllowed(`/@fs${root}${path}`, started);
  expect(['.git', '.git/config', '.git?raw', '.env', '.env.local', 'key.pem'].filter(isSent)).toEqual([]);
  expect(isSent('README.md')).toBe(true);
  await started.close();
});
