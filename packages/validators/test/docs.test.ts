import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSentences } from '../scripts/readSentences.ts';
import { renderPage } from '../scripts/renderDocs.ts';
import * as root from '../src/index.ts';
import { ruleSentences } from '../src/samples/ruleSentences.ts';
import { ruleCatalogue } from '../src/samples/ruleCatalogue.ts';

test('RULES.md is what the code says; run the docs script when it is not', () => {
  expect(readFileSync(new URL('../RULES.md', import.meta.url), 'utf8')).toBe(renderPage());
});

test('the sentences of the stories are what the code says; run the docs script when they are not', () => {
  const sentences = readSentences();
  for (const { rule } of ruleCatalogue) expect(ruleSentences).toHaveProperty(rule.name, sentences[rule.name]);
  expect(Object.keys(ruleSentences)).toHaveLength(new Set(ruleCatalogue.map(({ rule }) => rule.name)).size);
});

test('every public rule has samples and a sentence', () => {
  const names = Object.keys(root).filter((name) => name !== 'fields');
  expect(new Set(ruleCatalogue.map(({ rule }) => rule.name))).toEqual(new Set(names));
  expect(Object.keys(readSentences())).toEqual(expect.arrayContaining(names));
});
