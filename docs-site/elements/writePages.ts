import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { specs } from '../../packages/elements/src/specs/specs.ts';
import { elementPages, root } from '../documents.ts';
import { countHosts } from './countHosts.ts';
import { measureFolder } from './measureFolder.ts';
import { toPage } from './toPage.ts';

const PACKAGE = join(root, 'packages/elements');
const PUBLIC = join(root, 'docs-site/generated/public');

/** Builds the elements, which the pages show live and weigh, and writes a page for each in both languages. */
export function writePages(): void {
  const tsdown = join(PACKAGE, 'node_modules/tsdown/dist/run.mjs');
  execFileSync(
    process.execPath,
    [tsdown, '--filter', 'browser', '--filter', 'preact', '--logLevel', 'error'],
    {
      cwd: PACKAGE,
      stdio: 'inherit',
    },
  );
  const figures = {
    preact: measureFolder(join(PACKAGE, 'dist/preact')),
    react: measureFolder(join(PACKAGE, 'dist/browser')),
    hosts: countHosts(readFileSync(join(PACKAGE, 'README.md'), 'utf8')),
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
  for (const name of globSync('*.js', { cwd: join(PACKAGE, 'dist/preact') }))
    cpSync(join(PACKAGE, 'dist/preact', name), join(PUBLIC, 'cs', name));
  const media = new Set(pages.flatMap(({ text }) => text.match(/\/media\/[\w./-]+/g) ?? []));
  for (const path of media) cpSync(join(root, 'packages/sandbox', path), join(PUBLIC, path));
}
