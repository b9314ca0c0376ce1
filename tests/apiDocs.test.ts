import { readFileSync } from 'node:fs';
import { catalogue } from '@cloud-school/api-client';
import { findReads, isRequired } from '@cloud-school/sandbox';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { makeApiDocs } from '../scripts/api/makeApiDocs.ts';
import { makeLists } from '../scripts/api/makeLists.ts';

const docs = await makeApiDocs();
const read = (name: string) => readFileSync(new URL(`../docs/${name}`, import.meta.url), 'utf8');

test.each(['api.md', 'openapi.json'] as const)(
  'docs/%s is up to date; run `pnpm write` when it is not',
  (name) => {
    expect(read(name)).toBe(docs[name]);
  },
);

test.each(Object.entries(makeLists()))(
  '%s lists the files that are there; run `pnpm write` when it does not',
  (file, list) => {
    expect(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')).toBe(list);
  },
);

test('docs/openapi.json is a valid document of OpenAPI 3.1, and Redocly’s recommended rules find nothing', async () => {
  expect(docs['openapi.json']).toMatch(/^\{\s*"openapi": "3\.1\./);
  const config = await createConfig({ extends: ['recommended'] });
  const source = docs['openapi.json'];
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
});

test('a text that holds a list is not required: without it the item stays', () => {
  const { components } = JSON.parse(docs['openapi.json']) as {
    components: { schemas: Record<string, { required?: string[] }> };
  };
  const required = (name: string) => components.schemas[name]?.required ?? [];
  expect(required('Product')).toEqual(['name']);
  expect(['BusinessLines', 'CourseDetail', 'Courseware', 'SchoolDetails'].flatMap(required)).toEqual([]);
  expect([required('Login'), required('Comment')]).toEqual([['userId', 'token'], ['id']]);
});

test('both name every call of the catalogue, with a sentence', () => {
  const { paths } = JSON.parse(docs['openapi.json']) as {
    paths: Record<string, Record<string, { 'x-calls': string[]; description: string }>>;
  };
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  const ids = catalogue.map(({ id }) => id).toSorted();
  expect(operations.flatMap((operation) => operation['x-calls']).toSorted()).toEqual(ids);
  expect(operations.filter(({ description }) => description.includes('undefined'))).toEqual([]);
  const headings = [...docs['api.md'].matchAll(/^### (.+)$/gm)].map(([, id]) => id);
  expect(headings).toEqual(ids);
});

test('a generated client fills the path, and every call has a line that sums it up', () => {
  const { paths } = JSON.parse(docs['openapi.json']) as {
    paths: Record<
      string,
      Record<string, { summary: string; parameters: { name?: string; in?: string; required?: boolean }[] }>
    >;
  };
  for (const [path, operations] of Object.entries(paths))
    for (const { summary, parameters } of Object.values(operations)) {
      const inPath = parameters.filter((each) => each.in === 'path' && each.required);
      expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
      expect(summary).toMatch(/^[A-Z].{8,}[^.]$/);
    }
});

test('fields that a parser reads are found, there or not, and those that an item needs', () => {
  const parse = (data: unknown) =>
    (data as { list: { id?: string; name?: string }[] }).list.flatMap(({ id, name }) =>
      id ? [{ id, name }] : [],
    );
  const data = { list: [{ id: '1', other: 7 }], more: true };
  expect([...findReads(parse, data)]).toEqual(['list', 'list.*.id', 'list.*.name']);
  expect(isRequired(parse, data, 'list.*.id')).toBe(true);
  expect(isRequired(parse, data, 'list.*.other')).toBe(false);
});
