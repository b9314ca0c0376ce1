import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSandbox } from '@cloud-school/sandbox';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { afterAll, expect, test } from 'vitest';
import { makeApiDocs } from '../scripts/api/makeApiDocs.ts';

// What others make of docs/openapi.json.

const document = (await makeApiDocs())['openapi.json'];
const here = new URL('.', import.meta.url).pathname;
// Beside the packages that the client imports.
const folder = mkdtempSync(join(here, 'node_modules/.typed-client-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('Redocly’s recommended rules find nothing', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: document, absoluteRef: 'openapi.json', config });
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
});

test('a client with generated types calls the sandbox without an assertion', async () => {
  writeFileSync(join(folder, 'schoolApi.ts'), astToString(await openapiTS(document)));
  const file = join(folder, 'visitSchool.ts');
  cpSync(join(here, 'typed-client/visitSchool.ts'), file);
  const program = ts.createProgram([file], {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    exactOptionalPropertyTypes: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  });
  const errors = ts.getPreEmitDiagnostics(program).map(({ messageText }) => messageText);
  expect(errors).toEqual([]);

  const { visitSchool } = (await import(file)) as {
    visitSchool: (baseUrl: string, fetch: typeof globalThis.fetch) => Promise<object>;
  };
  const { fetch } = createSandbox();
  expect(await visitSchool('http://yunfan.localhost/api', fetch)).toMatchObject({
    tenantId: '10001',
    titles: [expect.any(String), expect.any(String)],
    article: expect.any(String),
    userId: 'u-shen',
  });
});
