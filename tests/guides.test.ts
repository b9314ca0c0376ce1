import { execFileSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RuleSamples } from '@cloud-school/validators/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOptions } from '../scripts/new-brand/readOptions.ts';
import { writeBrand } from '../scripts/new-brand/writeBrand.ts';
import { applyGuideCode } from './guides/applyGuideCode.ts';
import { readGuideCode } from './guides/readGuideCode.ts';
import { writeGuidedShell } from './guides/writeGuidedShell.ts';

/**
 * The code of the guides, in a copy of the repository where their reader would put it: a shell that `pnpm new-brand` wrote,
 * and the packages that a guide changes. `tests/journeys/third-brand.spec.ts` builds the same shell and opens it.
 */
const root = new URL('..', import.meta.url).pathname;
const copy = realpathSync(mkdtempSync(join(tmpdir(), 'cloud-school-guides-')));
const SHELL = join(copy, 'apps/hailan');

const all = readGuideCode('*');
const ofPackages = all.filter(({ title }) => title?.startsWith('packages/'));
const changedPackages = new Set(ofPackages.map(({ title }) => title?.split('/').slice(0, 2).join('/') ?? ''));

beforeAll(() => {
  writeGuidedShell(SHELL);
  const partner = ['partner', '--name', '海澜', '--primary', '#0f766e', '--accent', '#f5820b', '--cobrand'];
  writeBrand(join(copy, 'apps/partner'), readOptions(partner));
  for (const code of readGuideCode('see-what-fails')) applyGuideCode(SHELL, code);
  for (const path of ['.oxlintrc.json', '.oxfmtrc.json', 'scripts', 'tsconfig.json', ...changedPackages])
    cpSync(join(root, path), join(copy, path), {
      recursive: true,
      filter: (file) => !/\/(node_modules|dist|\.cache)$/.test(file),
    });
  const linked = globSync('packages/*', { cwd: root }).filter((path) => !changedPackages.has(path));
  for (const path of ['node_modules', ...linked]) symlinkSync(join(root, path), join(copy, path));
  for (const code of ofPackages) applyGuideCode(copy, code);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Runs a program of the repository in the copy; its output where it fails. */
function failures(program: string, ...args: string[]): string {
  try {
    execFileSync(join(root, 'node_modules/.bin', program), args, {
      cwd: copy,
      encoding: 'utf8',
      stdio: 'pipe',
    });
    return '';
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    return stdout + stderr || String(error);
  }
}

test('every block of code names its file', () => {
  expect(all.length).toBeGreaterThan(8);
  expect(all.filter(({ title }) => title === null)).toEqual([]);
});

test('the code follows the format, passes the linter and compiles', () => {
  const whole = all.filter(({ title, after, before }) => title && !after && !before);
  const files = whole.map(({ title }) => (title?.startsWith('packages/') ? title : `apps/hailan/${title}`));
  expect(failures('oxfmt', '--check', ...files)).toBe('');
  expect(failures('oxlint', '--type-aware', '--type-check', 'apps', ...files)).toBe('');
});

test('the header keeps all that a header is given', () => {
  const [, given = ''] =
    /interface HeaderProps [^{]*\{(.*?)\n\}/s.exec(
      readFileSync(new URL('../packages/ui/src/layout/header/Header.tsx', import.meta.url), 'utf8'),
    ) ?? [];
  const names = [...given.matchAll(/^ {2}(\w+)\??:/gm)].map(([, name = '']) => name);
  const header = all.find(({ title }) => title === 'src/brand/Header.tsx')?.code ?? '';
  expect(names.length).toBeGreaterThan(9);
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(header))).toEqual([]);
});

test('the shell names the packages that its code imports', () => {
  const { dependencies } = JSON.parse(readFileSync(join(SHELL, 'package.json'), 'utf8')) as {
    dependencies: object;
  };
  const imported = readGuideCode('{add-a-brand,add-a-page,see-what-fails}').flatMap(({ code }) =>
    [...code.matchAll(/from '([^.'][^']*)'/g)].map(([, name]) => name),
  );
  expect(Object.keys(dependencies)).toEqual(expect.arrayContaining([...new Set(imported)]));
});

test('samples of rules are what the rule accepts and refuses', async () => {
  const files = ofPackages.flatMap(({ title }) => (title?.endsWith('.samples.ts') ? [title] : []));
  expect(files).toHaveLength(1);
  for (const file of files) {
    const samples = Object.values((await import(join(copy, file))) as Record<string, RuleSamples>);
    for (const { rule, valid, invalid, strictlyInvalid = [] } of samples) {
      expect(valid.filter((value) => !rule.test(value))).toEqual([]);
      expect(invalid.filter((value) => rule.test(value))).toEqual([]);
      expect(strictlyInvalid.filter((value) => rule.strict().test(value))).toEqual([]);
    }
  }
});

test('a shell has no call past the client, no cache and no sandbox of its own', () => {
  const imports = ['ky', 'swr', '@cloud-school/sandbox', '@cloud-school/api-client', 'styled-components'];
  writeFileSync(join(SHELL, 'src/Walls.ts'), imports.map((name) => `import '${name}';\n`).join(''));
  const found = failures('oxlint', '--format=unix', 'apps/hailan/src/Walls.ts');
  expect(imports.filter((name) => found.includes(`'${name}' is out of reach`))).toEqual(imports.slice(0, 3));
});
