import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readDocstrings } from '../scripts/readDocstrings.ts';
import { formatSentence, renderPage } from '../scripts/renderDocs.ts';
import * as root from '../src/index.ts';
import { ruleCatalogue } from '../src/samples/ruleCatalogue.ts';
import { ruleSentences } from '../src/samples/ruleSentences.ts';

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
  const names = Object.keys(root).filter((name) => name !== 'fields' && name !== 'limits');
  expect(catalogueNames).toEqual(new Set(names));
  expect(Object.keys(docstrings)).toEqual(expect.arrayContaining(names));
});

test.each(
  ruleCatalogue.filter(({ call }) => call === undefined).map(({ rule }) => [rule.name, rule.message]),
)('the docstring of %s has its message', (name, message) => {
  expect(docstrings[name]?.notes).toContain(`Message: ${message}`);
});
