import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readDocstrings } from '../scripts/readDocstrings.ts';
import { formatSentence, renderPage } from '../scripts/renderDocs.ts';
import * as root from '../src/index.ts';
import { ruleCatalogue } from '../src/samples/ruleCatalogue.ts';
import { ruleSentences } from '../src/samples/ruleSentences.ts';

const packageRoot = join(import.meta.dirname, '..');
const docstrings = readDocstrings();
const catalogueNames = new Set(ruleCatalogue.map(({ rule }) => rule.name));

test('RULES.md is up to date with the code; run the docs script when it is not', () => {
  expect(readFileSync(new URL('../RULES.md', import.meta.url), 'utf8')).toBe(renderPage());
});

test('ruleSentences is up to date with the code; run the docs script when it is not', () => {
  for (const name of catalogueNames) {
    const docstring = docstrings[name];
    expect(ruleSentences).toHaveProperty(name, docstring && formatSentence(docstring));
  }
  expect(Object.keys(ruleSentences)).toHaveLength(catalogueNames.size);
});

test('every public rule has samples and a docstring', () => {
  const names = Object.keys(root).filter(
    (name) => !['fields', 'findCode', 'limits', 'normalise'].includes(name),
  );
  expect(catalogueNames).toEqual(new Set(names));
  expect(Object.keys(docstrings)).toEqual(expect.arrayContaining(names));
});

test.each(
  ruleCatalogue.filter(({ call }) => call === undefined).map(({ rule }) => [rule.name, rule.message]),
)('the docstring of %s has its message', (name, message) => {
  expect(docstrings[name]?.notes).toContain(`Message: ${message}`);
});

/** Examples of libraries that are not installed here, and of decorators, which another setting compiles. */
const NOT_INSTALLED = new Set(['antd', 'class-validator', 'element-plus', 'tanstack-form', 'vant']);

/** The blocks of TypeScript of the README; those of a library that is not installed here are tried by tests/outside. */
function readExamples(): { name: string; language: string; code: string }[] {
  const readme = readFileSync(join(packageRoot, 'README.md'), 'utf8');
  return [...readme.matchAll(/^```(tsx?) ?([\w-]*)\n(.*?)^```/gms)]
    .map(([, language = '', name = '', code = '']) => ({ name: name || 'rules', language, code }))
    .filter(({ name }) => !NOT_INSTALLED.has(name));
}

test('the examples of the README compile as they stand', () => {
  const folder = mkdtempSync(join(packageRoot, 'node_modules/.readme-'));
  try {
    const examples = readExamples();
    for (const { name, language, code } of examples) {
      writeFileSync(join(folder, `${name}.${language}`), code);
    }
    const include = examples.map(({ name, language }) => `${name}.${language}`);
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ extends: join(packageRoot, '../../tsconfig.json'), files: include, include: [] }),
    );
    expect(include).toEqual([
      'rules.ts',
      'react-hook-form.tsx',
      'ajv.ts',
      'plain-html.ts',
      'documents.ts',
      'english.ts',
      'json-schema.ts',
    ]);
    expect(compile(folder)).toBe('');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

const compiler = join(packageRoot, '../../node_modules/.bin/tsc');

/** The compiler's errors for a folder; '' without any. */
function compile(folder: string): string {
  try {
    return execFileSync(compiler, ['-p', folder], { encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
  }
}
