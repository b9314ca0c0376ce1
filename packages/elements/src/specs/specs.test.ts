import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { generate } from '../../generate/generate.ts';
import { samples } from '../testing/samples.ts';
import { specs } from './specs.ts';

const root = new URL('../../', import.meta.url).pathname;

test.each(Object.entries(generate(specs)))('%s is what `pnpm write elements` writes', (file, text) => {
  expect(existsSync(root + file) && readFileSync(root + file, 'utf8')).toBe(text);
});

test('each element has a tag and a name of its own, and a sample that gives what it needs', () => {
  expect(new Set(specs.map(({ tag }) => tag)).size).toBe(specs.length);
  expect(new Set(specs.map(({ name, family }) => `${family} ${name}`)).size).toBe(specs.length);
  const missing = specs.flatMap(({ tag, properties }) =>
    Object.entries(properties)
      .filter(([name, { isRequired }]) => isRequired && samples[tag]?.[name] === undefined)
      .map(([name]) => `${tag}: ${name}`),
  );
  expect(missing).toEqual([]);
  expect(specs.filter(({ tag }) => !samples[tag]).map(({ tag }) => tag)).toEqual([]);
});

test('no property hides one that every element has and the page may need', () => {
  const native = new Set([
    'title',
    'prefix',
    'id',
    'slot',
    'style',
    'hidden',
    'lang',
    'dir',
    'children',
    'inputMode',
  ]);
  const hidden = specs.flatMap(({ tag, properties }) =>
    Object.entries(properties)
      .filter(([name, { kind }]) => kind !== 'slot' && native.has(name))
      .map(([name]) => `${tag}: ${name}`),
  );
  expect(hidden).toEqual([]);
});
