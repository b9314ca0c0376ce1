/** `pnpm api:docs`: writes docs/api.md and docs/openapi.json from the catalogue of calls and the answers of the sandbox. */
import { writeFileSync } from 'node:fs';
import { makeApiDocs } from './makeApiDocs.ts';

for (const [name, text] of Object.entries(await makeApiDocs()))
  writeFileSync(new URL(`../../docs/${name}`, import.meta.url), text);
