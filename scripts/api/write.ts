/**
 * `pnpm write api`: writes the lists of modules from the names of their files, then docs/api.md and docs/openapi.json from
 * the catalogue of calls and the answers of the sandbox, and the public names of each released package.
 */
import { writeFileSync } from 'node:fs';
import { listPublicNames } from './listPublicNames.ts';
import { makeLists } from './makeLists.ts';

const root = new URL('../../', import.meta.url);
for (const [file, text] of Object.entries(makeLists())) writeFileSync(new URL(file, root), text);
for (const [file, text] of Object.entries(listPublicNames())) writeFileSync(new URL(file, root), text);

// The catalogue and the sandbox are made of the lists.
const { makeApiDocs } = await import('./makeApiDocs.ts');
for (const [name, text] of Object.entries(await makeApiDocs()))
  writeFileSync(new URL(`docs/${name}`, root), text);
