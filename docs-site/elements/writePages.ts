import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildElements } from '../../packages/elements/build/buildElements.ts';
import { specs } from '../../packages/elements/src/specs/specs.ts';
import { elementPages, root } from '../documents.ts';
import { countHosts } from './countHosts.ts';
import { measureFolder } from './measureFolder.ts';
import { toPage } from './toPage.ts';

const PACKAGE = join(root, 'packages/elements');
const PUBLIC = join(root, 'docs-site/generated/public');

const BUILT = join(root, 'docs-site/.cache/elements');
const SPLIT = join(root, 'docs-site/.cache/split-elements');

/** Builds the elements, which the pages show live and weigh, and writes a page for each in both languages. */
export async function writePages(): Promise<void> {
  await buildElements(BUILT);
  await buildElements(SPLIT, true);
  const figures = {
    measures: measureFolder(BUILT),
    // What its code shares with other elements is counted for none of them, but its variables are its own.
    variables: mapValues(measureFolder(SPLIT).elements, ({ variables }) => variables),
    hosts: countHosts(readFileSync(join(PACKAGE, 'README.md'), 'utf8')),
    storybook: process.env.STORYBOOK ?? null,
  };
  rmSync(join(root, 'docs-site/generated'), { recursive: true, force: true });
  const pages = elementPages.map(({ file, spec, language }) => ({
    file,
    text: toPage(spec, specs, figures, language),
  }));
  for (const { file, text } of pages) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  // What the site serves as it is: its icon, the elements, and the media of their samples.
  cpSync(join(root, 'apps/portal/public'), PUBLIC, { recursive: true });
  for (const name of globSync('*.js', { cwd: BUILT })) cpSync(join(BUILT, name), join(PUBLIC, 'cs', name));
  const media = new Set(pages.flatMap(({ text }) => text.match(/\/media\/[\w./-]+/g) ?? []));
  for (const path of media) cpSync(join(root, 'packages/sandbox', path), join(PUBLIC, path));
}

const mapValues = <From, To>(given: Readonly<Record<string, From>>, map: (value: From) => To) =>
  Object.fromEntries(Object.entries(given).map(([key, value]) => [key, map(value)]));
